import { describe, expect, it } from "vitest";
import { guardStep } from "./guard-step.ts";

const nothing = {
  addressHoldsSession: false,
  addressWins: false,
  exchange: "not-begun",
} as const;

describe("sign-in guard (AUTH-2, AUTH-32)", () => {
  it("waits while the session loads, a session in the address included", () => {
    expect(guardStep({ ...nothing, status: "loading" })).toBe("wait");
    expect(guardStep({ ...nothing, status: "loading", addressHoldsSession: true })).toBe("wait");
  });

  it("shows the page to who is signed in", () => {
    expect(guardStep({ ...nothing, status: "signed-in" })).toBe("show");
  });

  it("sends a signed-out visitor to /login", () => {
    expect(guardStep({ ...nothing, status: "signed-out" })).toBe("leave");
  });

  it("exchanges a session from the address when nobody is signed in", () => {
    const step = guardStep({ ...nothing, status: "signed-out", addressHoldsSession: true });
    expect(step).toBe("exchange");
  });

  it("leaves after a logout: a session is exchanged once", () => {
    const used = { ...nothing, addressHoldsSession: true, exchange: "succeeded" } as const;
    expect(guardStep({ ...used, status: "signed-out" })).toBe("leave");
  });

  it("does not exchange it when somebody is signed in", () => {
    const step = guardStep({ ...nothing, status: "signed-in", addressHoldsSession: true });
    expect(step).toBe("show");
  });

  it("stops loading and sends to /login when the exchange failed", () => {
    const failed = { ...nothing, addressHoldsSession: true, exchange: "failed" } as const;
    expect(guardStep({ ...failed, status: "signed-out" })).toBe("leave");
    expect(guardStep({ ...failed, status: "loading" })).toBe("leave");
  });

  it("on /login exchanges it when somebody else is signed in, once (AUTH-3)", () => {
    const login = { ...nothing, addressHoldsSession: true, addressWins: true } as const;
    expect(guardStep({ ...login, status: "signed-in" })).toBe("exchange");
    expect(guardStep({ ...login, status: "signed-in", exchange: "succeeded" })).toBe("show");
    expect(guardStep({ ...login, status: "signed-in", exchange: "failed" })).toBe("show");
  });
});
