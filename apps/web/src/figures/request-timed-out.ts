/** Shown when the figures didn't come within 15 s (APP-9, APP-25). */
export const requestTimedOut = "Request timed out. Please try again.";
