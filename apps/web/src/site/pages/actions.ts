import type { Action } from "../block.ts";

/** Calls to action that several pages share, with their labels and targets (SITE-8). */
export const installExtension = {
  label: "Install Extension",
  to: "/extension",
  emphasis: "primary",
} as const satisfies Action;

export const installFreeExtension = {
  label: "Install Free Extension",
  to: "/extension",
  emphasis: "primary",
} as const satisfies Action;

/** Straight to the listing, in a new tab. */
export const installFromStore = {
  label: "Install Free Extension",
  to: "store",
  emphasis: "primary",
} as const satisfies Action;

export const signUpFree = {
  label: "Sign Up Free",
  to: "/signup",
  emphasis: "secondary",
} as const satisfies Action;

export const startFreeTrial = {
  label: "Start Free Trial",
  to: "/signup",
  emphasis: "secondary",
} as const satisfies Action;

export const startProTrial = {
  label: "Start Pro Trial",
  to: "/signup?plan=pro",
  emphasis: "secondary",
} as const satisfies Action;
