import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import {
  codeLength,
  maxEmailLength,
  maxNameLength,
  maxPasswordLength,
  minResetPasswordLength,
  minSignupPasswordLength,
} from "./limits.ts";
import { plainTextSchema, successSchema } from "./text.ts";
import { userSchema } from "./user.ts";

const required = "This field is required";

/** An e-mail address as accounts know it: trimmed, lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, required)
  .pipe(z.email("Enter a valid email address").max(maxEmailLength));

/** A first or last name. */
export const nameSchema = plainTextSchema.trim().min(1, required).max(maxNameLength);
const codeSchema = plainTextSchema
  .trim()
  .min(1, "Enter the code")
  .max(2 * codeLength);

/** A new password on signup (AUTH-10). */
export const signupPasswordSchema = plainTextSchema
  .min(
    minSignupPasswordLength,
    `Password must be at least ${minSignupPasswordLength} characters long`,
  )
  .max(maxPasswordLength);

/** A new password on setup and reset (AUTH-10). */
export const resetPasswordSchema = plainTextSchema
  .min(
    minResetPasswordLength,
    `Password must be at least ${minResetPasswordLength} characters long`,
  )
  .max(maxPasswordLength);

export const sessionAnswerSchema = z.object({
  success: z.literal(true),
  /** Token and signature; send it as `Authorization: Bearer …`. */
  sessionToken: z.string(),
  user: userSchema,
});
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

export const me = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "me",
  access: "session",
  summary: "Who is logged in",
  answer: z.object({ user: userSchema }),
  status: 200,
  errors: ["unauthorized"],
});

export const login = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "login",
  actionOptional: true,
  access: "public",
  summary: "Log in with e-mail and password",
  request: z.strictObject({
    email: emailSchema,
    password: plainTextSchema.min(1, "Enter your password").max(maxPasswordLength),
  }),
  answer: sessionAnswerSchema,
  status: 200,
  errors: ["invalid_credentials", "email_not_confirmed"],
});

export const register = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "register",
  access: "public",
  summary: "Create an account; a confirmation code goes to the address",
  request: z.strictObject({
    email: emailSchema,
    password: signupPasswordSchema,
    firstName: nameSchema,
    lastName: nameSchema,
  }),
  answer: z.object({
    success: z.literal(true),
    requiresConfirmation: z.literal(true),
    user: z.object({ id: z.string() }),
  }),
  status: 200,
  errors: [],
});

export const confirmEmail = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "confirm-email",
  access: "public",
  summary: "Confirm the address with the 6-digit code",
  request: z.strictObject({
    userId: plainTextSchema.min(1).max(100),
    confirmationCode: codeSchema,
  }),
  answer: successSchema,
  status: 200,
  errors: ["invalid_code", "code_expired"],
});

export const resendConfirmation = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "resend-confirmation",
  access: "public",
  summary: "Send a new confirmation code",
  request: z.strictObject({ email: emailSchema }),
  answer: successSchema,
  status: 200,
  errors: [],
});

export const logout = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "logout",
  access: "session",
  summary: "End this session",
  answer: successSchema,
  status: 200,
  errors: ["unauthorized"],
});

export const requestPasswordReset = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "request-password-reset",
  access: "public",
  summary: "Send a code that resets the password",
  request: z.strictObject({ email: emailSchema }),
  answer: successSchema,
  status: 200,
  errors: [],
});

export const confirmPasswordReset = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "confirm-password-reset",
  access: "public",
  summary: "Set a new password with the code; ends every session of the account",
  request: z.strictObject({
    email: emailSchema,
    resetCode: codeSchema,
    newPassword: resetPasswordSchema,
  }),
  answer: successSchema,
  status: 200,
  errors: ["invalid_code", "code_expired"],
});

export const changeName = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "change-name",
  access: "session",
  summary: "Change the name of the account",
  request: z.strictObject({ firstName: nameSchema, lastName: nameSchema }),
  answer: z.object({ success: z.literal(true), user: userSchema }),
  status: 200,
  errors: ["unauthorized"],
});

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "change-password",
  access: "session",
  summary: "Change the password; ends every other session of the account",
  request: z.strictObject({
    currentPassword: plainTextSchema.min(1, "Enter your password").max(maxPasswordLength),
    newPassword: resetPasswordSchema,
  }),
  answer: successSchema,
  status: 200,
  errors: ["unauthorized", "invalid_credentials"],
});

export const deleteAccount = defineEndpoint({
  method: "POST",
  path: "/auth",
  action: "delete_account",
  access: "session",
  summary: "Delete the account and everything stored about it",
  answer: successSchema,
  status: 200,
  errors: ["unauthorized"],
});

export const magicLink = defineEndpoint({
  method: "POST",
  path: "/auth-magic-link",
  access: "public",
  summary: "Exchange the token of a mailed link for a session",
  request: z.strictObject({ token: plainTextSchema.min(1).max(200) }),
  answer: sessionAnswerSchema,
  status: 200,
  errors: ["link_expired"],
});

export const setupPassword = defineEndpoint({
  method: "POST",
  path: "/auth-setup-password",
  access: "session",
  summary: "Give an account its first password",
  request: z.strictObject({ email: emailSchema, password: resetPasswordSchema }),
  answer: z.object({ success: z.literal(true), user: userSchema }),
  status: 200,
  errors: ["unauthorized", "conflict"],
});
