import { z } from "zod";
import { createTelemetry } from "./create-telemetry.ts";
import type { Track } from "./events.ts";
import { startPostHog } from "./start-posthog.ts";

const settingsSchema = z.object({
  VITE_POSTHOG_KEY: z.string().min(1),
  VITE_POSTHOG_HOST: z.url().default("https://us.i.posthog.com"),
});

/** How long a page without idle callbacks is left alone, in milliseconds (site.md §9). */
const idleFallbackMs = 100;

/** The telemetry of this page, as configured when the app was built; without a key there is none. */
export const createPageTelemetry = (page: Window, settings: unknown): Track => {
  const configured = settingsSchema.safeParse(settings);
  return createTelemetry({
    startSink: configured.success
      ? () => startPostHog(configured.data.VITE_POSTHOG_KEY, configured.data.VITE_POSTHOG_HOST)
      : null,
    whenIdle: (callback) => {
      if ("requestIdleCallback" in page) page.requestIdleCallback(callback);
      else setTimeout(callback, idleFallbackMs);
    },
  });
};
