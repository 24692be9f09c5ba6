import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { TextLink } from "../../shell/text-link.tsx";
import { useTrackPage } from "../../telemetry/telemetry-context.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { type HandedOver, readHandedOver } from "../handed-over.ts";
import { RequestCodeForm } from "./request-code-form.tsx";
import { ResetForm } from "./reset-form.tsx";

/** /forgot-password (AUTH-16): the address, then the code with a new password. */
export const ForgotPasswordPage = () => {
  useTrackPage("forgot-password");
  const navigate = useNavigate();
  const { email, isCodeSent, isNextStep } = readHandedOver(useLocation().state);
  /** The steps are entries of the history, so that a reload and the browser's Back keep them. */
  const goTo = (next: Partial<HandedOver>, replace: boolean) =>
    void navigate(paths.forgotPassword, { state: { ...next, isNextStep: true }, replace });
  return (
    <AccountFrame
      title="Reset your password"
      lead={
        isCodeSent ? (
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
      {isCodeSent ? (
        <ResetForm email={email} onBack={() => goTo({ email }, true)} />
      ) : (
        <RequestCodeForm
          email={email}
          isNextStep={isNextStep}
          onRequested={(address) => goTo({ email: address, isCodeSent: true }, false)}
        />
      )}
    </AccountFrame>
  );
};
