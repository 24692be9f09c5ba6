import { createTelemetry, type TrackOf } from "../../telemetry/create-telemetry.ts";
import { startPostHog } from "../../telemetry/start-posthog.ts";
import { startSentry } from "../../telemetry/start-sentry.ts";
import { readTelemetrySettings } from "../../telemetry/telemetry-settings.ts";
import { landingTypes } from "./landing-types.ts";
import { watchScroll } from "./scroll-depth.ts";
import { siteEvents } from "./site-events.ts";

type Track = TrackOf<typeof siteEvents>;

const pageNameOf = ({ document }: Window): string =>
  document.querySelector('meta[name="page-name"]')?.getAttribute("content") ?? document.title;

const tellOfView = (page: Window, track: Track): void =>
  track("$pageview", {
    url: page.location.href,
    path: page.location.pathname,
    referrer: page.document.referrer,
    page_name: pageNameOf(page),
  });

const tellOfLanding = (page: Window, track: Track): void => {
  const pageType = landingTypes[page.location.pathname.replace(/(?<=.)\/+$/, "")];
  if (pageType === undefined) return;
  track("landing_page_view", {
    page_type: pageType,
    traffic_source: page.document.referrer || "direct",
    user_agent: page.navigator.userAgent,
    screen_resolution: `${page.screen.width}x${page.screen.height}`,
  });
  watchScroll(page, (bucket) => track("landing_page_scroll", { scroll_depth: bucket }));
};

const tellOfCalls = (page: Window, track: Track): void =>
  page.document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("main a[href]") : null;
    const address = link?.getAttribute("href");
    if (!address || address.startsWith("#")) return;
    track("call_to_action_clicked", { target: address, page_name: pageNameOf(page) });
  });

/** Starts what is configured of error reports and analytics, and tells of this page (TELE-1, TELE-5). */
export const startSiteTelemetry = (page: Window, variables: unknown): void => {
  const { posthog, sentryDsn } = readTelemetrySettings(variables);
  if (sentryDsn) void startSentry(sentryDsn);
  if (!posthog) return;
  const track = createTelemetry({
    events: siteEvents,
    startSink: () => startPostHog(posthog.key, posthog.host),
    whenIdle: (callback) => callback(),
  });
  tellOfView(page, track);
  tellOfLanding(page, track);
  tellOfCalls(page, track);
};
