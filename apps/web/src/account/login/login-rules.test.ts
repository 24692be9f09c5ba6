import type { ApiFailure, ErrorCode } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import { authenticationError } from "./address-notices.ts";
import { describeLoginFailure } from "./login-failure.ts";

const refused = (error: string, code: ErrorCode, status: number): ApiFailure => ({
  kind: "refused",
  status,
  body: { error, code, requestId: "r" },
});

describe("login failures (AUTH-6)", () => {
  it("asks to confirm the address when the server's message says so", () => {
    const failure = refused("Please confirm your email first", "email_not_confirmed", 403);
    expect(describeLoginFailure(failure)).toEqual({
      message:
        "Please confirm your email before logging in. Check your inbox for a confirmation code.",
    });
  });

  it("says 'Login failed. Please try again.' and the server's reason for everything else", () => {
    const failure = refused("Wrong email or password", "invalid_credentials", 401);
    expect(describeLoginFailure(failure)).toEqual({
      message: "Login failed. Please try again.",
      reason: "Wrong email or password",
    });
  });

  it("says so too when the server can't be reached", () => {
    expect(describeLoginFailure({ kind: "unreachable" }).message).toBe(
      "Login failed. Please try again.",
    );
  });

  it("tells how long to wait after too many attempts", () => {
    const failure = { ...refused("Slow down", "rate_limited", 429), retryAfterSeconds: 130 };
    expect(describeLoginFailure(failure).reason).toBe("Too many attempts. Please wait 3 minutes.");
  });
});

describe("error codes in the address of /login (AUTH-4)", () => {
  it.each([
    ["google_auth_failed", "Google authentication failed. Please try again."],
    ["invalid_code", "Invalid authentication code. Please try again."],
    ["no_email", "Email not provided by Google. Please try again."],
    ["anything", "An error occurred during authentication."],
    ["", "An error occurred during authentication."],
    ["toString", "An error occurred during authentication."],
  ])("%s", (code, text) => {
    expect(authenticationError(code)).toBe(text);
  });

  it("shows nothing without a code", () => {
    expect(authenticationError(null)).toBeNull();
  });
});
