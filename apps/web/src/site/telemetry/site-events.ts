import { z } from "zod";

/** How far down a landing page was read (TELE-6). */
export const scrollBuckets = ["25-50%", "50-75%", "75-100%"] as const;
export type ScrollBucket = (typeof scrollBuckets)[number];

/** Every event of the public site with what it carries (TELE-4, TELE-5); nothing that was typed. */
export const siteEvents = {
  $pageview: z.strictObject({
    url: z.url(),
    path: z.string(),
    referrer: z.string(),
    page_name: z.string(),
  }),
  landing_page_view: z.strictObject({
    page_type: z.string(),
    traffic_source: z.string(),
    user_agent: z.string(),
    screen_resolution: z.string().regex(/^\d+x\d+$/),
  }),
  landing_page_scroll: z.strictObject({ scroll_depth: z.enum(scrollBuckets) }),
  /** A press on a button or link of a page's own content. */
  call_to_action_clicked: z.strictObject({
    target: z.string(),
    page_name: z.string(),
  }),
} as const;
