import { useAuth } from "@whetstone/auth-session/react";
import { useState } from "react";
import { downloadFile } from "../download/download-file.ts";
import { useClient } from "../session/client-context.tsx";
import { useTrack } from "../telemetry/telemetry-context.tsx";
import { downloadHistory, type HistoryOutcome } from "./download-history.ts";

/** Downloads the history as CSV. */
export const useHistoryDownload = () => {
  const client = useClient();
  const track = useTrack();
  const { logout } = useAuth();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Extract<HistoryOutcome, { kind: "failed" }> | null>(null);

  const download = async () => {
    setFailure(null);
    setPending(true);
    const outcome = await downloadHistory(client, new Date());
    setPending(false);
    if (outcome.kind === "signed-out") return logout();
    if (outcome.kind === "failed") return setFailure(outcome);
    downloadFile(window, outcome.file);
    track("history_downloaded", {});
  };
  return { pending, failure, download };
};
