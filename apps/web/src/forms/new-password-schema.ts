import { resetPasswordSchema } from "@whetstone/api-client";
import { z } from "zod";

const bothSchema = z.object({ newPassword: z.string(), confirmPassword: z.string().min(1) });

/** A new password and its confirmation, on setup and reset (AUTH-10, AUTH-11). */
export const newPasswordSchema = z.object({
  newPassword: resetPasswordSchema,
  confirmPassword: z.string().min(1, "Enter the password again"),
});

/** The comparison is made as soon as both are there, whatever else is still wrong. */
export const passwordsMatch = <Fields extends z.ZodType>(schema: Fields): Fields =>
  schema.check(
    z.refine(
      (fields) => {
        const both = bothSchema.safeParse(fields);
        return !both.success || both.data.newPassword === both.data.confirmPassword;
      },
      {
        path: ["confirmPassword"],
        message: "Passwords do not match",
        when: ({ value }) => bothSchema.safeParse(value).success,
      },
    ),
  );
