import { describe, expect, it } from "vitest";
import { newPasswordSchema, passwordsMatch } from "../forms/new-password-schema.ts";
import { resetSchema } from "./forgot-password/reset-schema.ts";

const setupSchema = passwordsMatch(newPasswordSchema);

const complaints = (schema: typeof setupSchema | typeof resetSchema, fields: object) =>
  Object.fromEntries(
    (schema.safeParse(fields).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

describe.each([
  ["password setup after a magic link", setupSchema, {}],
  ["password reset", resetSchema, { code: "123456" }],
] as const)("%s (AUTH-10, AUTH-11)", (_name, schema, rest) => {
  it("takes two equal passwords of 6 characters", () => {
    const fields = { ...rest, newPassword: "sixsix", confirmPassword: "sixsix" };
    expect(complaints(schema, fields)).toEqual({});
  });

  it("says 'Password must be at least 6 characters long'", () => {
    const fields = { ...rest, newPassword: "fives", confirmPassword: "fives" };
    expect(complaints(schema, fields)).toEqual({
      newPassword: "Password must be at least 6 characters long",
    });
  });

  it("says 'Passwords do not match'", () => {
    const fields = { ...rest, newPassword: "sixsix", confirmPassword: "sevensix" };
    expect(complaints(schema, fields)).toEqual({ confirmPassword: "Passwords do not match" });
  });
});

describe("codes (AUTH-20)", () => {
  it.each(["", "12345", "1234567"])("of 6 digits are required: '%s' is not enough", (code) => {
    const fields = { code, newPassword: "sixsix", confirmPassword: "sixsix" };
    expect(complaints(resetSchema, fields)).toEqual({
      code: "Enter the 6 digits from the email",
    });
  });
});
