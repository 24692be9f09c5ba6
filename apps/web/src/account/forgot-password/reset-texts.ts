/** Texts of a password reset (AUTH-16). */
export const requestFailed = "Failed to request password reset";
export const codeSent = "Reset code sent! Please check your email.";
export const resetFailed = "Failed to reset password";
