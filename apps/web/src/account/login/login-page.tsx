import { productName } from "@whetstone/api-client";
import { Callout } from "@whetstone/ui";
import { Navigate, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useGuardStep } from "../../session/guard/use-guard-step.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { TextLink } from "../../shell/text-link.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { authenticationError, isAfterPasswordReset } from "./address-notices.ts";
import { LoginForm } from "./login-form.tsx";

/** What the address says happened before: a reset password, a failed sign-in elsewhere. */
const AddressNotices = () => {
  const [search] = useSearchParams();
  const error = authenticationError(search.get("error"));
  return (
    <>
      {isAfterPasswordReset(search.get("message")) && (
        <Callout kind="success" className="mb-5">
          Your password has been reset. Log in with your new password.
        </Callout>
      )}
      {error && (
        <Callout kind="error" className="mb-5">
          {error}
        </Callout>
      )}
    </>
  );
};

/** /login (accounts.md §2). Who is signed in already goes on to the dashboard. */
export const LoginPage = () => {
  const step = useGuardStep();
  if (step === "show") return <Navigate to={paths.dashboard} replace />;
  if (step !== "leave") return <LoadingScreen />;
  return (
    <AccountFrame
      title="Welcome back"
      lead={`Log in to your ${productName} account.`}
      footer={
        <>
          New here? <TextLink to={paths.signup}>Sign up</TextLink>
        </>
      }
    >
      <PageTitle>Log in</PageTitle>
      <AddressNotices />
      <LoginForm />
    </AccountFrame>
  );
};
