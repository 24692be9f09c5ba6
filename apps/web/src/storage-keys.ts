/**
 * Every key this app keeps in the browser, in local storage unless it says otherwise. The
 * session's own key is `sessionTokenKey` of @whetstone/auth-session.
 */
export const storageKeys = {
  /** The chosen theme, `light` or `dark`; absent while it follows the system. */
  theme: "theme",
  /** The session of a person who is setting up a first password (AUTH-19). */
  tempSessionToken: "tempSessionToken",
  /** The address that goes with it. */
  tempUserEmail: "tempUserEmail",
  /** The checkout a person came back from (BILL-4). */
  stripeSessionId: "stripe_session_id",
  /** What the checkout said of its outcome (BILL-4). */
  checkoutSuccess: "checkout_success",
  /** Who completed which version of the onboarding, and when (APP-13). */
  onboardingCompleted: "onboarding_completed",
  /** Session storage: what a person came to the sign-up for. */
  signupIntent: "signup_intent",
  /** Session storage: who registered in this tab and has yet to enter the code. */
  pendingConfirmation: "pending_confirmation",
  /** Session storage: whose upgrade modal opened by itself in this visit. */
  upgradeShown: "upgrade_shown",
  /** `true` where blanks that nobody filled in are inserted too (EXT-5). */
  keepBlanks: "keep_blanks",
  /** What writes, where it is not left to us (APP-30). */
  engine: "engine",
  /** `false` where figures of what was made on this device are not sent (USE-19). */
  sendFigures: "send_figures",
} as const;

/** The same as `onboardingCompleted`, of one person: a device can have several. */
export const completedKey = (userId: string): string =>
  `${storageKeys.onboardingCompleted}_${userId}`;

/** What a person keeps about themselves, by their own choice: never sent by itself. */
export const aboutMeKey = (userId: string): string => `about_me_${userId}`;

/** How often in a row a person skipped the questions of each kind of request. */
export const skippedAsksKey = (userId: string): string => `skipped_asks_${userId}`;

/** Set once a person has seen the dashboard on this device (APP-12). */
export const visitedKey = (userId: string): string => `dashboard_visited_${userId}`;
