import { useAuth } from "@whetstone/auth-session/react";
import { useState } from "react";
import { downloadFile } from "../download/download-file.ts";
import { forgetPerson } from "../kept/forget-person.ts";
import { useClient } from "../session/client-context.tsx";
import { useTrack } from "../telemetry/telemetry-context.tsx";
import { exportData, exportUnsupported } from "./export-data.ts";
import {
  type ActionOutcome,
  confirmations,
  deleteAccount,
  deleteHistory,
  logoutDelayMs,
} from "./settings-actions.ts";

/** What is under way; while anything is, nothing else can be begun. */
export type OwnDataAction = "history" | "account" | "export";

/** A finished action with its outcome, for the card it belongs to. */
export interface OwnDataNotice {
  readonly action: OwnDataAction;
  readonly outcome: Exclude<ActionOutcome, { kind: "signed-out" }>;
}

/** Delete history, delete account and data export (APP-26, APP-27, APP-29). */
export const useOwnData = () => {
  const client = useClient();
  const track = useTrack();
  const { logout, user } = useAuth();
  const [processing, setProcessing] = useState<OwnDataAction | null>(null);
  const [notice, setNotice] = useState<OwnDataNotice | null>(null);

  const settle = async (action: OwnDataAction, outcome: ActionOutcome) => {
    if (outcome.kind === "signed-out") return logout();
    setNotice({ action, outcome });
  };
  const begin = (action: OwnDataAction) => {
    setNotice(null);
    setProcessing(action);
  };

  const removeHistory = async () => {
    if (!window.confirm(confirmations.history)) return;
    begin("history");
    const outcome = await deleteHistory(client);
    if (outcome.kind === "done") track("history_deleted", {});
    setProcessing(null);
    await settle("history", outcome);
  };

  const removeAccount = async () => {
    if (!window.confirm(confirmations.account)) return;
    begin("account");
    const outcome = await deleteAccount(client);
    await settle("account", outcome);
    if (outcome.kind !== "done") return setProcessing(null);
    if (user) forgetPerson(user.id, localStorage);
    track("account_deleted", {});
    setTimeout(() => void logout(), logoutDelayMs);
  };

  const exportAll = async () => {
    begin("export");
    const outcome = await exportData(client, new Date());
    setProcessing(null);
    if (outcome.kind === "unsupported") return window.alert(exportUnsupported);
    if (outcome.kind !== "file") return settle("export", outcome);
    downloadFile(window, outcome.file);
    track("data_exported", {});
    await settle("export", { kind: "done", message: `Saved as ${outcome.file.name}.` });
  };

  /** Forgets how the last action ended. */
  const clear = () => setNotice(null);
  return { processing, notice, clear, removeHistory, removeAccount, exportAll };
};

export type OwnData = ReturnType<typeof useOwnData>;
