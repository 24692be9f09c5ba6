/**
 * Every key this app keeps in the browser's local storage. The session's own key is
 * `sessionTokenKey` of @whetstone/auth-session.
 */
export const storageKeys = {
  /** The chosen theme, `light` or `dark`; absent while it follows the system. */
  theme: "theme",
} as const;
