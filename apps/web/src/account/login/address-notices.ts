const authenticationErrors = new Map([
  ["google_auth_failed", "Google authentication failed. Please try again."],
  ["invalid_code", "Invalid authentication code. Please try again."],
  ["no_email", "Email not provided by Google. Please try again."],
]);

/** The text for `?error=<code>` (AUTH-4); `null` without one. */
export const authenticationError = (code: string | null): string | null =>
  code === null
    ? null
    : (authenticationErrors.get(code) ?? "An error occurred during authentication.");

/** True for the `?message=` that follows a password reset (AUTH-5). */
export const isAfterPasswordReset = (message: string | null): boolean =>
  message === "password-reset-success";
