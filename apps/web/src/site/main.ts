import "./site.css";
import { takeCheckoutReturn } from "../billing/checkout-return.ts";
import { whenIdle } from "../telemetry/when-idle.ts";
import { playStory } from "./figures/play-story.ts";
import { copyTexts } from "./islands/copy/copy-texts.ts";
import { takeShared } from "./islands/try-it/shared/taken-pair.ts";
import { wakeIslands } from "./islands/wake-islands.ts";

window.history.scrollRestoration = "manual";
takeCheckoutReturn(window);
takeShared(window);

wakeIslands(window, async () => (await import("./islands/islands.ts")).hydrateIslands());
copyTexts(document, navigator.clipboard);
playStory(window);

/** Not even its code is loaded when nothing is configured; its failures are nobody's (TELE-1, TELE-3). */
const startTelemetry = async (): Promise<void> => {
  const { startSiteTelemetry } = await import("./telemetry/start-site-telemetry.ts");
  startSiteTelemetry(window, import.meta.env);
};

if (import.meta.env.VITE_POSTHOG_KEY || import.meta.env.VITE_SENTRY_DSN)
  whenIdle(window, () => void startTelemetry().catch(() => undefined));
