import { monthlyAllowance, proPricePerMonth } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { intentOf, keepIntent, type SignupIntent } from "../../session/signup-intent.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { TextLink } from "../../shell/text-link.tsx";
import { useTrackPage } from "../../telemetry/telemetry-context.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { GoogleOption } from "../google-button.tsx";
import { readHandedOver } from "../handed-over.ts";
import { type PendingConfirmation, usePendingConfirmation } from "../pending-confirmation.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { type SignupDraft, SignupForm } from "./signup-form.tsx";

const leadOf = ({ plan }: SignupIntent): string =>
  plan === "pro"
    ? `Pro: unlimited enhancements for $${proPricePerMonth} per month, cancel anytime. Creating the account costs nothing.`
    : `Free: ${monthlyAllowance.free} enhancements every month. No credit card.`;

/** Source and plan of the address, carried along to whatever way the person signs up. */
const useSignupIntent = (): SignupIntent => {
  const [search] = useSearchParams();
  const intent = intentOf(search);
  const { source, plan } = intent;
  useEffect(() => keepIntent({ source, plan }, window.sessionStorage), [source, plan]);
  return intent;
};

/** /signup (AUTH-9): the form, then Confirm Your Email. */
export const SignupPage = () => {
  useTrackPage("signup");
  const { status } = useAuth();
  const intent = useSignupIntent();
  const location = useLocation();
  const { pending, setPending } = usePendingConfirmation();
  const { email } = readHandedOver(location.state);
  const [changed, setChanged] = useState<SignupDraft | null>(null);
  const startOver = ({ email: mistyped, typed }: PendingConfirmation) => {
    const { firstName = "", lastName = "" } = typed ?? {};
    setChanged({ firstName, lastName, email: mistyped });
    setPending(null);
  };

  if (status === "loading") return <LoadingScreen />;
  if (status === "signed-in") return <Navigate to={paths.dashboard} replace />;
  if (pending)
    return (
      <AccountFrame
        title="Confirm Your Email"
        lead={
          <>
            We sent a 6-digit code to{" "}
            <strong className="font-medium break-words text-ink">{pending.email}</strong>.
          </>
        }
      >
        <PageTitle>Confirm your email</PageTitle>
        <ConfirmEmail pending={pending} onStartOver={() => startOver(pending)} />
      </AccountFrame>
    );
  return (
    <AccountFrame
      title="Create your account"
      lead={leadOf(intent)}
      footer={
        <>
          Have an account? <TextLink to={paths.login}>Log in</TextLink>
        </>
      }
    >
      <PageTitle>Sign up</PageTitle>
      <GoogleOption onChoose={(track) => track("signup_attempted", intent)} />
      <SignupForm
        intent={intent}
        draft={changed ?? { firstName: "", lastName: "", email }}
        startsAtEmail={changed !== null}
        onRegistered={setPending}
      />
    </AccountFrame>
  );
};
