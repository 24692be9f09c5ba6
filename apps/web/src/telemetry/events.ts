import { z } from "zod";
import type { TrackOf } from "./create-telemetry.ts";

const nothing = z.strictObject({});

/** Screens of the account side. */
export const trackedPages = [
  "login",
  "signup",
  "forgot-password",
  "dashboard",
  "analytics",
  "settings",
  "admin",
] as const;

/** Where links into the sign-up come from (AUTH-15); anything else is `other`. */
export const signupSources = ["non_chrome_install_hero", "landing_cta", "pet-landing"] as const;
export const signupSourceSchema = z.enum([...signupSources, "other"]);

const signupSchema = z.strictObject({
  source: signupSourceSchema.nullable(),
  plan: z.literal("pro").nullable(),
});
const methodSchema = z.strictObject({ method: z.enum(["password", "google", "magic-link"]) });

/**
 * Every event of the account side with what it may carry: names from a list, counts, yes or no.
 * There is no free text, so that no prompt can travel (DATA-1, TELE-4).
 */
export const telemetryEvents = {
  page_viewed: z.strictObject({ page: z.enum(trackedPages) }),
  login_attempted: methodSchema,
  login_succeeded: methodSchema,
  login_failed: z.strictObject({ unconfirmed: z.boolean() }),
  signup_attempted: signupSchema,
  signup_registered: signupSchema,
  signup_confirmed: nothing,
  /** A magic-link sign-in without a password, of level `user` or `free` (AUTH-36). */
  signup_from_waitlist_promotion: nothing,
  password_set_up: nothing,
  password_reset_requested: nothing,
  password_reset_completed: nothing,
  onboarding_opened: z.strictObject({ again: z.boolean() }),
  onboarding_step_viewed: z.strictObject({ step: z.int().min(1).max(6) }),
  onboarding_sample_enhanced: z.strictObject({ fallback: z.boolean() }),
  onboarding_install_chosen: z.strictObject({ choice: z.enum(["install", "installed", "skip"]) }),
  onboarding_completed: z.strictObject({ step: z.int().min(1).max(6) }),
  enhancement_made: nothing,
  upgrade_modal_shown: z.strictObject({ automatic: z.boolean() }),
  checkout_started: z.strictObject({ from: z.enum(["modal", "settings", "signup"]) }),
  checkout_failed: nothing,
  checkout_returned: nothing,
  portal_opened: nothing,
  data_exported: nothing,
  history_downloaded: nothing,
  history_deleted: nothing,
  account_deleted: nothing,
  session_ended: nothing,
  test_event: nothing,
} as const;

type TelemetryEvents = typeof telemetryEvents;
/** Tells of an event of the account side; never throws, never waits. */
export type Track = TrackOf<TelemetryEvents>;
