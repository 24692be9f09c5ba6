import "./site.css";
import { takeCheckoutReturn } from "../billing/checkout-return.ts";
import { whenIdle } from "../telemetry/when-idle.ts";
import { heroActionsIsland } from "./islands/hero/hero-actions.tsx";
import { hydrateIsland, hydrateIslandIfPresent } from "./islands/hydrate-islands.ts";
import { navigationIsland } from "./islands/navigation/navigation-bar.tsx";
import { copyTemplates } from "./islands/templates/copy-templates.ts";

window.history.scrollRestoration = "manual";
takeCheckoutReturn(window);

hydrateIsland(navigationIsland);
hydrateIsland(heroActionsIsland);
void hydrateIslandIfPresent(
  "try-it",
  async () => (await import("./islands/try-it/try-it.tsx")).tryItIsland,
);
void hydrateIslandIfPresent(
  "template-filter",
  async () => (await import("./islands/templates/template-filter.tsx")).templateFilterIsland,
);
copyTemplates(document, navigator.clipboard);
document.documentElement.dataset.ready = "";

/** Not even its code is loaded when nothing is configured; its failures are nobody's (site.md §8). */
const startTelemetry = async (): Promise<void> => {
  const { startSiteTelemetry } = await import("./telemetry/start-site-telemetry.ts");
  startSiteTelemetry(window, import.meta.env);
};

if (import.meta.env.VITE_POSTHOG_KEY || import.meta.env.VITE_SENTRY_DSN)
  whenIdle(window, () => void startTelemetry().catch(() => undefined));
