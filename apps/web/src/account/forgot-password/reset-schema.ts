import { newPasswordSchema, passwordsMatch } from "../../forms/new-password-schema.ts";
import { typedCodeSchema } from "../code-schema.ts";

/** Step 2 of a password reset: the code, a new password and its confirmation (AUTH-16). */
export const resetSchema = passwordsMatch(newPasswordSchema.extend({ code: typedCodeSchema }));
