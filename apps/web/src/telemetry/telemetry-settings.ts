import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });
const unset = (value: unknown): unknown => (value === "" ? undefined : value);

const settingsSchema = z.object({
  VITE_POSTHOG_KEY: z.preprocess(unset, z.string().optional()),
  VITE_POSTHOG_HOST: z.preprocess(unset, address.default("https://us.i.posthog.com")),
  VITE_SENTRY_DSN: z.preprocess(unset, address.optional()),
});

export interface TelemetrySettings {
  /** Analytics; null when none is configured. */
  readonly posthog: { readonly key: string; readonly host: string } | null;
  /** Where errors are reported to; null for nowhere. */
  readonly sentryDsn: string | null;
}

/** Reads the telemetry of a build from its `VITE_*` variables. Throws when one is malformed. */
export const readTelemetrySettings = (variables: unknown): TelemetrySettings => {
  const { VITE_POSTHOG_KEY, VITE_POSTHOG_HOST, VITE_SENTRY_DSN } = settingsSchema.parse(variables);
  return {
    posthog: VITE_POSTHOG_KEY ? { key: VITE_POSTHOG_KEY, host: VITE_POSTHOG_HOST } : null,
    sentryDsn: VITE_SENTRY_DSN ?? null,
  };
};

/** PostHog's own clouds answer settings of recordings from a host beside. */
const posthogHosts = (host: string): string[] => {
  const { origin } = new URL(host);
  const beside = origin.replace(/(?<=\/\/\w+)\.i\.posthog\.com$/, "-assets.i.posthog.com");
  return [...new Set([origin, beside])];
};

/**
 * The origins a build talks to besides its own; none without a key or DSN. The server allows
 * them in its content security policy.
 */
export const hostsToReach = ({ posthog, sentryDsn }: TelemetrySettings): string[] => [
  ...(posthog ? posthogHosts(posthog.host) : []),
  ...(sentryDsn ? [new URL(sentryDsn).origin] : []),
];
