import { productName } from "@whetstone/api-client";
import { Callout } from "@whetstone/ui";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { FormError } from "../../forms/form-error.tsx";
import { paths } from "../../paths.ts";
import { useGuardStep } from "../../session/guard/use-guard-step.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { TextLink } from "../../shell/text-link.tsx";
import { useTrackPage } from "../../telemetry/telemetry-context.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { GoogleOption } from "../google-button.tsx";
import { readHandedOver } from "../handed-over.ts";
import { authenticationError, isAfterPasswordReset } from "./address-notices.ts";
import { ChooseWho } from "./choose-who.tsx";
import { LoginForm } from "./login-form.tsx";
import { SetUpPassword } from "./set-up-password.tsx";
import { type LinkState, useMagicLink } from "./use-magic-link.ts";

/** What happened before: a reset password, a sign-in elsewhere or a link that failed. */
const Notices = ({ link }: { readonly link: LinkState }) => {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const error = authenticationError(search.get("error"));
  return (
    <div className="flex flex-col gap-4 not-empty:mb-5">
      {isAfterPasswordReset(search.get("message")) && (
        <Callout kind="success">
          Your password has been reset. Log in with your new password.
        </Callout>
      )}
      {readHandedOver(state).isConfirmed && (
        <Callout kind="success">Email confirmed. Log in with your password.</Callout>
      )}
      {error && <Callout kind="error">{error}</Callout>}
      {link.step === "failed" && <FormError failure={link.failure} />}
    </div>
  );
};

/** /login (AUTH-1). Who is signed in already goes on to the dashboard. */
export const LoginPage = () => {
  useTrackPage("login");
  const { step, newcomer } = useGuardStep(true);
  const { state: link, hasLeft, giveUp, endWith } = useMagicLink();
  const { email, isConfirmed } = readHandedOver(useLocation().state);
  if (link.step === "exchanging") return <LoadingScreen />;
  if (link.step === "set-up" && !(link.begun && step !== "leave"))
    return <SetUpPassword setup={link.setup} onGiveUp={giveUp} onOver={endWith} />;
  if (newcomer) return <ChooseWho newcomer={newcomer} />;
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
      <Notices link={link} />
      <GoogleOption onChoose={(track) => track("login_attempted", { method: "google" })} />
      <LoginForm email={email} isNextStep={hasLeft || isConfirmed} />
    </AccountFrame>
  );
};
