/** Shown when the figures didn't come within 15 s (accounts.md §8, "Dashboard" and "Settings"). */
export const requestTimedOut = "Request timed out. Please try again.";
