import { expect, it } from "vitest";
import { day, minute } from "../clock.ts";
import { goBack, openCheckout, pay, press, pressInPortal, waitUntil } from "../testing/billing.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import type { SignedUp } from "../testing/sign-up.ts";

const me = async ({ client }: Pick<SignedUp, "client">) => dataOf(await client.me(undefined)).user;

const subscribed = async (world: TestWorld) => {
  const person = await world.signUp({ used: 4 });
  await pay(world, person);
  return person;
};

onEachDatabase("checkout", (open) => {
  it("makes an account Pro, with unlimited uses and the same reset date", async () => {
    const world = await open();
    const person = await world.signUp({ used: 15 });
    const { nextResetDate } = await me(person);
    await pay(world, person);
    expect(await me(person)).toMatchObject({
      accessLevel: "pro",
      usesRemaining: 1_000_000,
      subscriptionStatus: "active",
      subscriptionCurrentPeriodEnd: "2026-04-10T12:00:00.000Z",
      nextResetDate,
    });
  });

  it("shows a page with the price, and goes back without paying", async () => {
    const world = await open();
    const person = await world.signUp();
    const url = new URL(await openCheckout(person));
    const page = await (await world.request(url.pathname)).text();
    expect(page).toContain("$5.00");
    expect(page).not.toContain("<script");
    expect(await press(world, url.href, "cancel")).toContain("/dashboard?canceled=true");
    expect(await me(person)).toMatchObject({ accessLevel: "free", subscriptionStatus: null });
  });

  it("grants Pro on return, by asking the provider, when no event has come", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await world.signUp();
    const back = await pay(world, person);
    expect((await me(person)).accessLevel).toBe("free");
    const answer = await goBack(world, back);
    const location = new URL(answer.headers.get("Location") ?? "");
    expect(location.pathname).toBe("/dashboard");
    expect(location.searchParams.get("success")).toBe("true");
    expect(location.searchParams.get("session_id")).toMatch(/^cs_test_/);
    expect((await me(person)).accessLevel).toBe("pro");
  });

  it("grants nothing for a return address that nobody paid for (BILL-4)", async () => {
    const world = await open();
    const person = await world.signUp();
    const unpaid = new URL(await openCheckout(person)).pathname.split("/").at(-1);
    for (const id of [unpaid, "cs_test_made_up", "../customers"])
      expect((await world.request(`/api/stripe/return?session_id=${id}`)).status).toBe(302);
    expect((await me(person)).accessLevel).toBe("free");
  });

  it("is refused while Pro, and closes one left open in another tab (BILL-3)", async () => {
    const world = await open();
    const person = await world.signUp();
    const first = await openCheckout(person);
    const second = await openCheckout(person);
    expect((await world.request(new URL(first).pathname)).status).toBe(404);
    await press(world, second, "pay");
    await world.settled();
    expect(codeOf(await person.client.createCheckout({ lookup_key: "pro_monthly" }))).toBe(
      "conflict",
    );
  });

  it("is refused when the provider knows of a payment that no event told of yet", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await world.signUp();
    await pay(world, person);
    expect(codeOf(await person.client.createCheckout({ lookup_key: "pro_monthly" }))).toBe(
      "conflict",
    );
    expect((await me(person)).accessLevel).toBe("pro");
  });

  it("is for the signed-in account only, and not for the waitlist (BILL-3)", async () => {
    const world = await open();
    const ada = await world.signUp();
    const bob = await world.signUp({ email: "bob@example.com", accessLevel: "waitlist" });
    const order = { lookup_key: "pro_monthly" as const };
    const own = { ...order, userId: ada.user.id, email: ada.email };
    dataOf(await ada.client.createCheckout(own));
    expect(codeOf(await ada.client.createCheckout({ ...order, userId: bob.user.id }))).toBe(
      "unauthorized",
    );
    expect(codeOf(await ada.client.createCheckout({ ...order, email: bob.email }))).toBe(
      "unauthorized",
    );
    expect(codeOf(await bob.client.createCheckout(order))).toBe("waitlisted");
    expect(codeOf(await world.client.createCheckout(order))).toBe("unauthorized");
  });

  it("has a trial when one is set, during which nothing is paid (BILL-9)", async () => {
    const world = await open({ env: { PRO_TRIAL_DAYS: "14" } });
    const person = await world.signUp();
    await pay(world, person);
    expect(await me(person)).toMatchObject({
      accessLevel: "pro",
      subscriptionStatus: "trialing",
      subscriptionCurrentPeriodEnd: "2026-03-24T12:00:00.000Z",
    });
  });
});

onEachDatabase("subscription", (open) => {
  it("that is cancelled keeps Pro until the period end, then is free without an event (BILL-5)", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await world.signUp({ used: 4 });
    await goBack(world, await pay(world, person));
    await pressInPortal(world, person, "cancel");
    const before = await waitUntil(world, person, "2026-04-10T11:59:00.000Z");
    expect((await me(before)).accessLevel).toBe("pro");
    const after = await waitUntil(world, person, "2026-04-10T12:00:00.000Z");
    expect(await me(after)).toMatchObject({
      accessLevel: "free",
      usesRemaining: 15,
      subscriptionCurrentPeriodEnd: null,
      nextResetDate: "2026-05-10T00:00:00.000Z",
    });
  });

  it("says active_canceling while it ends, and active again when it is kept", async () => {
    const world = await open();
    const person = await subscribed(world);
    await pressInPortal(world, person, "cancel");
    expect(await me(person)).toMatchObject({
      accessLevel: "pro",
      subscriptionStatus: "active_canceling",
      subscriptionCurrentPeriodEnd: "2026-04-10T12:00:00.000Z",
    });
    await pressInPortal(world, person, "reactivate");
    expect(await me(person)).toMatchObject({ accessLevel: "pro", subscriptionStatus: "active" });
  });

  it("is renewed at the period end, by asking when no event has come", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await world.signUp();
    await goBack(world, await pay(world, person));
    const later = await waitUntil(world, person, "2026-04-10T12:00:00.000Z");
    expect(await me(later)).toMatchObject({
      accessLevel: "pro",
      subscriptionCurrentPeriodEnd: "2026-05-10T12:00:00.000Z",
    });
  });

  it("whose renewal fails is not Pro until it is paid", async () => {
    const world = await open();
    const person = await subscribed(world);
    await pressInPortal(world, person, "decline");
    const later = await waitUntil(world, person, "2026-04-10T12:00:00.000Z");
    expect(await me(later)).toMatchObject({ accessLevel: "free", subscriptionStatus: "past_due" });
    expect(codeOf(await later.client.createCheckout({ lookup_key: "pro_monthly" }))).toBe(
      "conflict",
    );
    await pressInPortal(world, later, "settle");
    expect((await me(later)).accessLevel).toBe("pro");
  });

  it.each(["refund", "dispute"])("ends at once with a %s of what it was paid with", async (how) => {
    const world = await open();
    const person = await subscribed(world);
    await pressInPortal(world, person, how);
    expect(await me(person)).toMatchObject({
      accessLevel: "free",
      usesRemaining: 11,
      subscriptionStatus: "canceled",
    });
    await pay(world, person);
    expect((await me(person)).accessLevel).toBe("pro");
  });

  it("of a tester falls back to tester (BILL-3)", async () => {
    const world = await open();
    const person = await world.signUp({ accessLevel: "tester" });
    await pay(world, person);
    expect((await me(person)).accessLevel).toBe("pro");
    await pressInPortal(world, person, "refund");
    expect((await me(person)).accessLevel).toBe("tester");
  });

  it("ends with the account, at the provider too (BILL-10)", async () => {
    const world = await open();
    const person = await subscribed(world);
    const portal = dataOf(await person.client.createPortal({})).url;
    dataOf(await person.client.deleteAccount(undefined));
    expect((await world.request(new URL(portal).pathname)).status).toBe(404);
    const left = await world.database.db.selectFrom("sandboxObject").selectAll().execute();
    expect(left).toEqual([]);
  });
});

onEachDatabase("portal", (open) => {
  it("is not there for an account that never had a subscription (BILL-2)", async () => {
    const world = await open();
    const { client, email } = await world.signUp();
    expect(codeOf(await client.createPortal({ email }))).toBe("not_found");
    expect(codeOf(await client.createPortal({ email: "bob@example.com" }))).toBe("unauthorized");
  });

  it("shows the subscription, and leads back to the settings", async () => {
    const world = await open();
    const person = await subscribed(world);
    const url = new URL(dataOf(await person.client.createPortal({})).url);
    const page = await (await world.request(url.pathname)).text();
    expect(page).toContain("renews");
    expect(page).toContain("http://localhost:8787/settings");
  });
});

onEachDatabase("a card provider out of reach", (open) => {
  const away = {
    env: { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_API_BASE: "http://127.0.0.1:1" },
  };

  it("answers provider_unavailable, also to a deletion that would leave a subscription (BILL-10)", async () => {
    const world = await open(away);
    const { client, user } = await world.signUp();
    expect(codeOf(await client.createCheckout({ lookup_key: "pro_monthly" }))).toBe(
      "provider_unavailable",
    );
    await world.database.db
      .insertInto("billingCustomer")
      .values({ userId: user.id, customerId: "cus_1", levelBefore: "free", rounds: 0, askedAt: 0 })
      .execute();
    expect(codeOf(await client.deleteAccount(undefined))).toBe("provider_unavailable");
    dataOf(await client.me(undefined));
  });

  const proUntilTomorrow = async (world: TestWorld, subscriptionStatus: string) => {
    const { client, user } = await world.signUp();
    const { db } = world.database;
    const end = world.clock.now() + day;
    await db
      .insertInto("billingCustomer")
      .values({ userId: user.id, customerId: "cus_1", levelBefore: "free", rounds: 0, askedAt: 0 })
      .execute();
    await db
      .updateTable("user")
      .set({ accessLevel: "pro", subscriptionStatus, subscriptionCurrentPeriodEnd: end })
      .where("id", "=", user.id)
      .execute();
    return { client, end };
  };

  it("leaves an active subscription Pro for three days after its period, and no longer (BILL-6)", async () => {
    const world = await open(away);
    const { client, end } = await proUntilTomorrow(world, "active");
    world.clock.set(end + 3 * day - 1);
    expect((await me({ client })).accessLevel).toBe("pro");
    world.clock.set(end + 3 * day);
    expect((await me({ client })).accessLevel).toBe("free");
  });

  it("leaves a cancelled one Pro until its period ends, and no longer", async () => {
    const world = await open(away);
    const { client, end } = await proUntilTomorrow(world, "active_canceling");
    world.clock.set(end - 1);
    expect((await me({ client })).accessLevel).toBe("pro");
    world.clock.set(end);
    expect(await me({ client })).toMatchObject({ accessLevel: "free", usesRemaining: 15 });
  });

  it("has no sandbox beside it (BILL-8)", async () => {
    const world = await open(away);
    expect(world.parts.sandbox).toBeUndefined();
    const page = await world.request("/sandbox/billing/checkout/cs_test_x");
    expect(await page.text()).not.toContain("sandbox");
  });
});

onEachDatabase("limits of billing", (open) => {
  it("let one account open 30 pages in ten minutes", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const open30 = await Promise.all(Array.from({ length: 31 }, () => client.createPortal({})));
    expect(open30.map(codeOf).filter((code) => code === "rate_limited")).toHaveLength(1);
    world.clock.advance(10 * minute);
    expect(codeOf(await client.createPortal({}))).toBe("not_found");
  });
});
