import { authTimeoutMs } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import type { FormFailure } from "../../forms/form-error.tsx";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { describeFailure } from "../../session/describe-failure.ts";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import { forgetPendingSetup, readPendingSetup } from "../login/pending-setup.ts";
import { wrongCode } from "../wrong-code.ts";
import type { resetSchema } from "./reset-schema.ts";
import { resetFailed } from "./reset-texts.ts";

/** Sets the new password, which ends every session, and goes to the login that says so. */
export const useResetPassword = (email: string) => {
  const client = useClient();
  const track = useTrack();
  const { status, logout } = useAuth();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FormFailure | null>(null);

  /** What is wrong with the code, when that is what failed. */
  const reset = async ({
    code,
    newPassword,
  }: z.output<typeof resetSchema>): Promise<string | null> => {
    setFailure(null);
    const result = await client.confirmPasswordReset(
      { email, resetCode: code, newPassword },
      { timeoutMs: authTimeoutMs },
    );
    if (!result.ok) {
      const wrong = wrongCode(result.failure);
      const reason = wrong ? {} : { reason: describeFailure(result.failure) };
      setFailure({ message: resetFailed, ...reason });
      return wrong;
    }
    track("password_reset_completed", {});
    if (readPendingSetup(window.localStorage)?.email === email)
      forgetPendingSetup(window.localStorage);
    if (status === "signed-in") await logout();
    await navigate(`${paths.login}?message=password-reset-success`);
    return null;
  };
  const clear = () => setFailure(null);
  return { failure, reset, clear };
};
