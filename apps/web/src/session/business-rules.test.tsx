import {
  adminListLimit,
  codeLength,
  lowUsesThreshold,
  monthlyAllowance,
  proPricePerMonth,
  recentEnhancementsShown,
  trendDays,
} from "@whetstone/api-client";
import { createDevelopmentUser, sessionTokenKey } from "@whetstone/auth-session";
import { useAuth } from "@whetstone/auth-session/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

const Outside = () => useAuth().status;

describe("session layer (AUTH-34)", () => {
  it("throws 'useAuth must be used within an AuthProvider' outside of one", () => {
    expect(() => renderToStaticMarkup(<Outside />)).toThrow(
      "useAuth must be used within an AuthProvider",
    );
  });
});

describe("business constants (AUTH-20, AUTH-30, AUTH-31, USE-1, USE-18)", () => {
  it("15 free enhancements a month; Pro is unlimited for $5", () => {
    expect([monthlyAllowance.free, monthlyAllowance.pro, proPricePerMonth]).toEqual([15, null, 5]);
  });

  it("warns at 5 uses, shows 5 recent enhancements, 7 days of trend, 100 members", () => {
    expect([lowUsesThreshold, recentEnhancementsShown, trendDays, adminListLimit]).toEqual([
      5, 5, 7, 100,
    ]);
  });

  it("codes have 6 digits", () => {
    expect(codeLength).toBe(6);
  });

  it("the session is kept under the key sessionToken", () => {
    expect(sessionTokenKey).toBe("sessionToken");
  });

  it("the fallback user of local development is a tester with 1000 uses", () => {
    const { accessLevel, usesRemaining } = createDevelopmentUser(new Date(0));
    expect([accessLevel, usesRemaining]).toEqual(["tester", 1000]);
  });
});
