import { useEffect, useRef } from "react";
import type { Loading } from "../figures/use-loaded.ts";
import { takeAutoUpgrade } from "../signed-in/auto-upgrade.ts";
import { useDialogs } from "../signed-in/dialogs.tsx";
import { useTrack } from "../telemetry/telemetry-context.tsx";
import type { LoadedStats } from "./load-stats.ts";

/**
 * Opens the upgrade modal when the dashboard has loaded and uses run low (APP-18), once
 * the onboarding, if it is open, has been closed. Later loads of the same screen don't.
 */
export const useAutoUpgrade = (view: Loading<LoadedStats>): void => {
  const { open, show } = useDialogs();
  const track = useTrack();
  const considered = useRef(false);
  useEffect(() => {
    if (considered.current || view.status !== "ready" || open !== null) return;
    considered.current = true;
    if (!takeAutoUpgrade(view.user, window.sessionStorage)) return;
    track("upgrade_modal_shown", { automatic: true });
    show("upgrade");
  }, [view, open, show, track]);
};
