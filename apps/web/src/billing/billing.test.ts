import { describe, expect, it } from "vitest";
import { createCall, failed, freeUser, refusal, success, unreachable } from "../testing/answers.ts";
import { createMemory } from "../testing/memory.ts";
import { takeCheckoutReturn } from "./checkout-return.ts";
import { openCheckout, openPortal } from "./open-page.ts";

describe("checkout (BILL-1)", () => {
  it("is asked for with the lookup key of the monthly Pro plan, the id and the address", async () => {
    const { call, asked } = createCall(success({ url: "https://pay.example.com/c" }));
    expect(await openCheckout({ createCheckout: call }, freeUser)).toEqual({
      kind: "page",
      url: "https://pay.example.com/c",
    });
    expect(asked[0]?.input).toEqual({
      lookup_key: "pro_monthly",
      userId: "u1",
      email: "ada@example.com",
    });
  });

  it.each([unreachable, refusal("provider_unavailable"), refusal("conflict")])(
    "that can't start says 'Failed to start checkout. Please try again.': %o",
    async (reason) => {
      const { call } = createCall(failed(reason));
      expect(await openCheckout({ createCheckout: call }, freeUser)).toMatchObject({
        message: "Failed to start checkout. Please try again.",
      });
    },
  );

  it("goes to web pages only", async () => {
    const { call } = createCall(success({ url: "javascript:alert(1)" }));
    expect(await openCheckout({ createCheckout: call }, freeUser)).toMatchObject({
      kind: "failed",
    });
  });

  it("of an ended session signs out", async () => {
    const { call } = createCall(failed(refusal("unauthorized")));
    expect(await openCheckout({ createCheckout: call }, freeUser)).toEqual({ kind: "signed-out" });
  });
});

describe("billing portal (BILL-2)", () => {
  it("is asked for with the address", async () => {
    const { call, asked } = createCall(success({ url: "https://pay.example.com/p" }));
    expect(await openPortal({ createPortal: call }, freeUser)).toMatchObject({ kind: "page" });
    expect(asked[0]?.input).toEqual({ email: "ada@example.com" });
  });

  it("that can't open says 'Failed to open billing portal. Please try again.'", async () => {
    const { call } = createCall(failed(refusal("not_found")));
    expect(await openPortal({ createPortal: call }, freeUser)).toMatchObject({
      message: "Failed to open billing portal. Please try again.",
    });
  });
});

describe("checkout return (BILL-4)", () => {
  const comeBackTo = (href: string) => {
    const localStorage = createMemory();
    const shown: string[] = [];
    const history = {
      state: null,
      replaceState: (_state: unknown, _title: string, url?: string | URL | null) =>
        void shown.push(String(url)),
    };
    const outcome = takeCheckoutReturn({ location: { href }, history, localStorage });
    return { outcome, stored: Object.fromEntries(localStorage.kept), shown };
  };

  it("stores success and session_id, and cleans the address of any page", () => {
    const { outcome, stored, shown } = comeBackTo(
      "https://example.com/pricing?success=true&a=b&session_id=cs_1#top",
    );
    expect(stored).toEqual({ checkout_success: "true", stripe_session_id: "cs_1" });
    expect(shown).toEqual(["https://example.com/pricing?a=b#top"]);
    expect(outcome).toBe("paid");
  });

  it("with canceled only cleans the address", () => {
    const { outcome, stored, shown } = comeBackTo("https://example.com/dashboard?canceled=true");
    expect(stored).toEqual({});
    expect(shown).toEqual(["https://example.com/dashboard"]);
    expect(outcome).toBe("canceled");
  });

  it("leaves every other address alone", () => {
    const { outcome, shown } = comeBackTo("https://example.com/login?session=s&message=m");
    expect(shown).toEqual([]);
    expect(outcome).toBeNull();
  });
});
