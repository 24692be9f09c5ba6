import type { Sink } from "./create-telemetry.ts";
import { withoutQueries } from "./without-queries.ts";

/**
 * Starts PostHog with its settings (TELE-7): autocapture, session recording, manual page
 * views, local-storage persistence. Every text and input of the page is masked, and addresses
 * lose their queries, which can hold sign-in tokens: no prompt and no secret is ever sent.
 */
export const startPostHog = async (key: string, host: string): Promise<Sink> => {
  // With all its parts in the build: the content security policy lets no foreign script run.
  await import("posthog-js/dist/posthog-recorder");
  const { posthog } = await import("posthog-js/dist/module.no-external");
  posthog.init(key, {
    api_host: host,
    autocapture: true,
    mask_all_text: true,
    mask_all_element_attributes: true,
    disable_session_recording: false,
    disable_external_dependency_loading: true,
    disable_surveys: true,
    // Asking for flags would send the first address of a visit, with its query.
    advanced_disable_feature_flags: true,
    session_recording: {
      maskAllInputs: true,
      maskTextSelector: "*",
      // Links within a page are recorded with the page's whole address: its query too.
      blockSelector: 'textarea, a[href^="#"]',
    },
    capture_pageview: false,
    capture_pageleave: false,
    persistence: "localStorage",
    before_send: (result) => result && { ...result, properties: withoutQueries(result.properties) },
  });
  return (event, properties) => void posthog.capture(event, { ...properties });
};
