import { typedCodeSchema } from "../code-schema.ts";
import { newPasswordSchema, passwordsMatch } from "../password/new-password-schema.ts";

/** Step 2 of a password reset: the code, a new password and its confirmation (AUTH-16). */
export const resetSchema = passwordsMatch(newPasswordSchema.extend({ code: typedCodeSchema }));
