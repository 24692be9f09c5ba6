import { authTimeoutMs } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FormFailure } from "../../forms/form-error.tsx";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import { forgetPendingSetup, type PendingSetup } from "./pending-setup.ts";
import { describeSetupFailure } from "./setup-failure.ts";

/** Gives the account its first password, signs in with the kept session, opens the dashboard. */
export const useSetUpPassword = (
  { sessionToken, email }: PendingSetup,
  onOver: (failure: FormFailure) => void,
) => {
  const client = useClient();
  const track = useTrack();
  const { setUserFromSession } = useAuth();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const setUp = async (password: string) => {
    setFailure(null);
    const options = { token: sessionToken, timeoutMs: authTimeoutMs };
    const result = await client.setupPassword({ email, password }, options);
    if (!result.ok) {
      const failed = describeSetupFailure(result.failure);
      return failed.isOver ? onOver(failed) : setFailure(failed);
    }
    track("password_set_up", {});
    forgetPendingSetup(window.localStorage);
    await setUserFromSession(sessionToken, result.data.user);
    await navigate(paths.dashboard, { replace: true });
  };
  return { failure, setUp };
};
