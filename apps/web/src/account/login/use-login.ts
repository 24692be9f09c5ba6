import { authTimeoutMs } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FormFailure } from "../../forms/form-error.tsx";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import { describeLoginFailure, isUnconfirmed } from "./login-failure.ts";

/** E-mail and password as typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The login verb of the screen: its failure, whose address is unconfirmed, and how to try. */
export const useLogin = () => {
  const client = useClient();
  const track = useTrack();
  const { setUserFromSession } = useAuth();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Credentials | null>(null);

  const logIn = async (credentials: Credentials) => {
    setFailure(null);
    setUnconfirmed(null);
    track("login_attempted", { method: "password" });
    const result = await client.login(credentials, { timeoutMs: authTimeoutMs });
    if (result.ok) {
      track("login_succeeded", { method: "password" });
      await setUserFromSession(result.data.sessionToken, result.data.user);
      return navigate(paths.dashboard, { replace: true });
    }
    setFailure(describeLoginFailure(result.failure));
    const asksToConfirm = isUnconfirmed(result.failure);
    track("login_failed", { unconfirmed: asksToConfirm });
    if (asksToConfirm) setUnconfirmed(credentials);
  };
  return { failure, unconfirmed, logIn };
};
