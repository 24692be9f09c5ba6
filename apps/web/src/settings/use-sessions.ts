import { isUnauthorized, type SessionInfo } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useCallback, useEffect, useState } from "react";
import { useClient } from "../session/client-context.tsx";
import { useTrack } from "../telemetry/telemetry-context.tsx";

export type SessionsView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly sessions: readonly SessionInfo[] };

/**
 * Where the account is signed in, and how to end a session. `onButtonGone` is told when the button
 * that was pressed goes with what it did.
 */
export const useSessions = (onButtonGone: () => void) => {
  const client = useClient();
  const track = useTrack();
  const { logout } = useAuth();
  const [view, setView] = useState<SessionsView>({ status: "loading" });
  const [ending, setEnding] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    const result = await client.listSessions(undefined);
    if (result.ok) return setView({ status: "ready", sessions: result.data.sessions });
    if (!isUnauthorized(result.failure)) setView({ status: "failed" });
  }, [client]);
  useEffect(() => void load(), [load]);

  const end = async (id: string) => {
    setFailed(false);
    setEnding(id);
    const result = await client.revokeSession({ id });
    setEnding(null);
    if (result.ok) {
      track("session_ended", {});
      onButtonGone();
      return load();
    }
    if (isUnauthorized(result.failure)) return logout();
    setFailed(true);
    await load();
  };
  const retry = () => {
    onButtonGone();
    setView({ status: "loading" });
    void load();
  };
  return { view, ending, failed, end, retry };
};
