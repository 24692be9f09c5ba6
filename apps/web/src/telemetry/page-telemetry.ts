import { createTelemetry } from "./create-telemetry.ts";
import { type Track, telemetryEvents } from "./events.ts";
import { startPostHog } from "./start-posthog.ts";
import { startSentry } from "./start-sentry.ts";
import { readTelemetrySettings } from "./telemetry-settings.ts";
import { whenIdle } from "./when-idle.ts";

/** The telemetry of this page, as configured when the app was built; without a key there is none. */
export const createPageTelemetry = (page: Window, variables: unknown): Track => {
  const { posthog, sentryDsn } = readTelemetrySettings(variables);
  if (sentryDsn) whenIdle(page, () => startSentry(sentryDsn));
  return createTelemetry({
    events: telemetryEvents,
    startSink: posthog ? () => startPostHog(posthog.key, posthog.host) : null,
    whenIdle: (callback) => whenIdle(page, callback),
  });
};
