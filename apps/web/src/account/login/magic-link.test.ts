import { authTimeoutMs } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import {
  createCall,
  failed,
  freeUser,
  refusal,
  success,
  timeout,
  tooMany,
  unreachable,
} from "../../testing/answers.ts";
import { createMemory } from "../../testing/memory.ts";
import { abandonSetup } from "./abandon-setup.ts";
import { exchangeLink, isWaitlistPromotion } from "./exchange-link.ts";
import { forgetPendingSetup, keepPendingSetup, readPendingSetup } from "./pending-setup.ts";
import { describeSetupFailure } from "./setup-failure.ts";

const signedIn = { success: true as const, sessionToken: "s", user: freeUser };

describe("magic link (AUTH-17)", () => {
  it("is exchanged for a session, waiting 10 s at most", async () => {
    const { call, asked } = createCall(success(signedIn));
    expect(await exchangeLink({ magicLink: call }, "t")).toMatchObject({
      kind: "signed-in",
      sessionToken: "s",
    });
    expect(asked).toEqual([{ input: { token: "t" }, options: { timeoutMs: authTimeoutMs } }]);
    expect(authTimeoutMs).toBe(10_000);
  });

  it("of a person without a password leads to the password setup", async () => {
    const user = { ...freeUser, hasPassword: false };
    const { call } = createCall(success({ ...signedIn, user }));
    expect(await exchangeLink({ magicLink: call }, "t")).toMatchObject({ kind: "needs-password" });
  });

  it("shows the server's text when it is refused", async () => {
    const { call } = createCall(failed(refusal("link_expired", "This link has expired")));
    expect(await exchangeLink({ magicLink: call }, "t")).toEqual({
      kind: "failed",
      failure: { message: "This link has expired" },
    });
  });

  it("tells how long to wait after too many attempts, as every screen does", async () => {
    const { call } = createCall(failed(tooMany(130)));
    expect(await exchangeLink({ magicLink: call }, "t")).toMatchObject({
      failure: { message: "Too many attempts. Please wait 3 minutes." },
    });
  });

  it.each([unreachable, timeout])(
    "shows 'Magic link authentication failed' when the server says nothing: %o",
    async (reason) => {
      const { call } = createCall(failed(reason));
      expect(await exchangeLink({ magicLink: call }, "t")).toMatchObject({
        failure: { message: "Magic link authentication failed" },
      });
    },
  );

  it.each([
    [{ hasPassword: false, accessLevel: "user" }, true],
    [{ hasPassword: false, accessLevel: "free" }, true],
    [{ hasPassword: true, accessLevel: "user" }, false],
    [{ hasPassword: false, accessLevel: "tester" }, false],
  ] as const)("of %o counts as a signup from waitlist promotion: %s (AUTH-36)", (user, counts) => {
    expect(isWaitlistPromotion(user)).toBe(counts);
  });
});

describe("tempSessionToken and tempUserEmail (AUTH-19)", () => {
  it("are there only during the password setup", () => {
    const storage = createMemory();
    keepPendingSetup({ sessionToken: "s", email: "ada@example.com" }, storage);
    expect(Object.fromEntries(storage.kept)).toEqual({
      tempSessionToken: "s",
      tempUserEmail: "ada@example.com",
    });
    expect(readPendingSetup(storage)).toEqual({ sessionToken: "s", email: "ada@example.com" });
    forgetPendingSetup(storage);
    expect(readPendingSetup(storage)).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it("are forgotten with an abandoned setup, whose session ends on the server", async () => {
    const storage = createMemory();
    const { call, asked } = createCall(success({ success: true as const }));
    await abandonSetup({ logout: call }, storage);
    expect(asked).toEqual([]);
    keepPendingSetup({ sessionToken: "s", email: "ada@example.com" }, storage);
    await abandonSetup({ logout: call }, storage);
    expect(storage.kept.size).toBe(0);
    expect(asked).toMatchObject([{ options: { token: "s" } }]);
  });

  it.each([
    [refusal("unauthorized"), true],
    [refusal("conflict"), true],
    [refusal("internal"), false],
    [unreachable, false],
  ] as const)("are of no more use after %o: %s", (reason, isOver) => {
    expect(describeSetupFailure(reason)).toMatchObject({
      message: "Failed to set up password",
      isOver,
    });
  });
});
