import { describe, expect, it } from "vitest";
import { signupSchema } from "./signup-schema.ts";

const whole = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "Ada@Example.com ",
  password: "long enough",
  confirmPassword: "long enough",
};

const complaints = (fields: object): Record<string, string> =>
  Object.fromEntries(
    (signupSchema.safeParse(fields).error?.issues ?? []).map((issue) => [
      issue.path.join("."),
      issue.message,
    ]),
  );

describe("sign-up form (AUTH-9, AUTH-10, AUTH-11)", () => {
  it("takes five filled fields and tidies the address", () => {
    expect(signupSchema.parse(whole).email).toBe("ada@example.com");
  });

  it.each(["firstName", "lastName", "email", "password", "confirmPassword"])(
    "requires %s",
    (name) => {
      expect(complaints({ ...whole, [name]: "" })).toHaveProperty(name);
    },
  );

  it("wants a password of at least 8 characters", () => {
    const short = { ...whole, password: "seven77", confirmPassword: "seven77" };
    expect(complaints(short)).toEqual({
      password: "Password must be at least 8 characters long",
    });
  });

  it("says 'Passwords do not match' also while other fields are wrong", () => {
    expect(complaints({ ...whole, email: "", confirmPassword: "another one" })).toMatchObject({
      confirmPassword: "Passwords do not match",
    });
  });
});
