/** Local storage key of the session (accounts.md §9). */
export const sessionTokenKey = "sessionToken";

/**
 * Told on `window` after this document changed the token, and by the extension after it did:
 * storage events reach other documents only.
 */
export const sessionChangedEvent = "whetstone:session-changed";
