/** Local storage key of the session (AUTH-30). */
export const sessionTokenKey = "sessionToken";

/**
 * Told on `window` after this document changed the token, and by the extension after it did:
 * storage events reach other documents only.
 */
export const sessionChangedEvent = "whetstone:session-changed";

/**
 * Told on `window` besides when the person logged out in this document. A token that was dropped
 * because a check failed is this page's affair; a logout is the extension's too.
 */
export const loggedOutEvent = "whetstone:logged-out";

/** Set on the web app's root element by the extension's script, so that the page can tell. */
export const extensionMark = "data-whetstone-extension";
