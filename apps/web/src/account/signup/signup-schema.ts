import { endpoints } from "@whetstone/api-client";
import { z } from "zod";

/** The five fields of the sign-up form (AUTH-9). */
export const signupSchema = endpoints.register.request
  .extend({ confirmPassword: z.string().min(1, "Enter the password again") })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    when: ({ value }) => bothPasswordsSchema.safeParse(value).success,
  });

/** The comparison is made as soon as both are there, whatever else is still wrong. */
const bothPasswordsSchema = z.object({
  password: z.string(),
  confirmPassword: z.string().min(1),
});

export type SignupFields = z.output<typeof signupSchema>;
export const signupFieldNames = [
  "firstName",
  "lastName",
  "email",
  "password",
  "confirmPassword",
] as const;
