import { monthlyAllowance } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { Navigate, useLocation } from "react-router-dom";
import { z } from "zod";
import { paths } from "../../paths.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { TextLink } from "../../shell/text-link.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { usePendingConfirmation } from "../pending-confirmation.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { SignupForm } from "./signup-form.tsx";

const handedOverSchema = z.object({ email: z.string() });

/** /signup (accounts.md §2): the form, then Confirm Your Email. */
export const SignupPage = () => {
  const { status } = useAuth();
  const location = useLocation();
  const [pending, setPending] = usePendingConfirmation();
  const handedOver = handedOverSchema.safeParse(location.state);

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
        <ConfirmEmail pending={pending} onStartOver={() => setPending(null)} />
      </AccountFrame>
    );
  return (
    <AccountFrame
      title="Create your account"
      lead={`Free: ${monthlyAllowance.free} enhancements every month. No credit card.`}
      footer={
        <>
          Have an account? <TextLink to={paths.login}>Log in</TextLink>
        </>
      }
    >
      <PageTitle>Sign up</PageTitle>
      <SignupForm
        email={handedOver.success ? handedOver.data.email : ""}
        onRegistered={setPending}
      />
    </AccountFrame>
  );
};
