import { authTimeoutMs } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { describeFailure, isUnreadableSuccess } from "../../session/describe-failure.ts";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import type { FormFailure } from "../form-error.tsx";
import type { PendingConfirmation } from "../pending-confirmation.tsx";

/** Confirms the address, logs in with what was registered, goes to the dashboard. */
export const useConfirmEmail = ({ userId, email, password }: PendingConfirmation) => {
  const client = useClient();
  const track = useTrack();
  const { setUserFromSession } = useAuth();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [confirmed, setConfirmed] = useState(false);

  const logIn = async () => {
    const result = await client.login({ email, password }, { timeoutMs: authTimeoutMs });
    if (result.ok) {
      await setUserFromSession(result.data.sessionToken, result.data.user);
      await navigate(paths.dashboard, { replace: true });
    } else if (isUnreadableSuccess(result.failure)) {
      setFailure({ message: "Invalid login response" });
    } else {
      const reason = describeFailure(result.failure);
      setFailure({ message: "Login failed after email confirmation", reason });
    }
  };

  /** True when the code was right. */
  const confirm = async (confirmationCode: string): Promise<boolean> => {
    setFailure(null);
    const result = await client.confirmEmail(
      { userId, confirmationCode },
      { timeoutMs: authTimeoutMs },
    );
    if (result.ok) {
      setConfirmed(true);
      track("signup_confirmed", {});
      await logIn();
      return true;
    }
    const reason = describeFailure(result.failure);
    setFailure({ message: "Email confirmation failed", reason });
    return false;
  };
  return { failure, confirmed, confirm };
};
