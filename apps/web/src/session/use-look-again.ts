import { authTimeoutMs, isUnauthorized } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useCallback } from "react";
import { useClient } from "./client-context.tsx";

/**
 * Asks the server who is signed in, and shows what it says. Unlike the session's own check, it
 * leaves the person signed in when the server can't be reached: only a refusal ends the session.
 */
export const useLookAgain = (): (() => Promise<void>) => {
  const client = useClient();
  const { applyUser, refresh } = useAuth();
  return useCallback(async () => {
    const result = await client.me(undefined, { timeoutMs: authTimeoutMs });
    if (result.ok) applyUser(result.data.user);
    else if (isUnauthorized(result.failure)) await refresh();
  }, [client, applyUser, refresh]);
};
