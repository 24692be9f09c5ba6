import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });

const settingsSchema = z.object({
  VITE_POSTHOG_KEY: z.string().optional(),
  VITE_POSTHOG_HOST: address.default("https://us.i.posthog.com"),
  VITE_SENTRY_DSN: z.union([address, z.literal("")]).optional(),
});

/**
 * The origins a build talks to besides its own: none without a key or DSN. The server allows
 * them in its content security policy.
 */
export const hostsToReach = (variables: unknown): string[] => {
  const { VITE_POSTHOG_KEY, VITE_POSTHOG_HOST, VITE_SENTRY_DSN } = settingsSchema.parse(variables);
  return [
    ...(VITE_POSTHOG_KEY ? [new URL(VITE_POSTHOG_HOST).origin] : []),
    ...(VITE_SENTRY_DSN ? [new URL(VITE_SENTRY_DSN).origin] : []),
  ];
};
