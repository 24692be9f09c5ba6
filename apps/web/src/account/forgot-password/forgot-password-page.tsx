import { useState } from "react";
import { paths } from "../../paths.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { TextLink } from "../../shell/text-link.tsx";
import { useTrackPage } from "../../telemetry/telemetry-context.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { RequestCodeForm } from "./request-code-form.tsx";
import { ResetForm } from "./reset-form.tsx";

/** /forgot-password (accounts.md §2): the address, then the code with a new password. */
export const ForgotPasswordPage = () => {
  useTrackPage("forgot-password");
  const [email, setEmail] = useState("");
  const [requested, setRequested] = useState(false);
  const onRequested = (address: string) => {
    setEmail(address);
    setRequested(true);
  };
  return (
    <AccountFrame
      title="Reset your password"
      lead={
        requested ? (
          <>
            Enter the 6-digit code we sent to{" "}
            <strong className="font-medium break-words text-ink">{email}</strong> and choose a new
            password.
          </>
        ) : (
          "Enter the email of your account. We send a code that lets you choose a new password."
        )
      }
      footer={
        <>
          Remembered it? <TextLink to={paths.login}>Log in</TextLink>
        </>
      }
    >
      <PageTitle>Reset your password</PageTitle>
      {requested ? (
        <ResetForm email={email} onBack={() => setRequested(false)} />
      ) : (
        <RequestCodeForm email={email} onRequested={onRequested} />
      )}
    </AccountFrame>
  );
};
