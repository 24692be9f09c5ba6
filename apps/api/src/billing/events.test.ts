import fc from "fast-check";
import { Stripe } from "stripe";
import { expect, it } from "vitest";
import type { SignedEvent } from "../billing/open-billing.ts";
import { day } from "../clock.ts";
import { goBack, pay, press, pressInPortal, sendEvent, waitUntil } from "../testing/billing.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onEachDatabase, onSqlite } from "../testing/on-each-database.ts";
import type { SignedUp } from "../testing/sign-up.ts";

const levelOf = async ({ client }: SignedUp) => dataOf(await client.me(undefined)).user.accessLevel;

const paying = async (world: TestWorld) => {
  const person = await world.signUp();
  await pay(world, person);
  return person;
};

const statuses = async (world: TestWorld, events: readonly SignedEvent[]) => {
  const answers = await Promise.all(events.map((event) => sendEvent(world, event)));
  return answers.map(({ status }) => status);
};

onEachDatabase("events of the card provider", (open) => {
  it("grant Pro when they arrive", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await paying(world);
    expect(await levelOf(person)).toBe("free");
    for (const event of world.billingEvents) {
      const answer = await sendEvent(world, event);
      expect(await answer.json()).toEqual({ received: true });
    }
    expect(await levelOf(person)).toBe("pro");
  });

  it("are handled once each, however often and simultaneously they come (BILL-7)", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await paying(world);
    const { billingEvents } = world;
    const many = [...billingEvents, ...billingEvents, ...billingEvents];
    expect(new Set(await statuses(world, many))).toEqual(new Set([200]));
    expect(await levelOf(person)).toBe("pro");
    const handled = await world.database.db.selectFrom("billingEvent").selectAll().execute();
    expect(handled).toHaveLength(billingEvents.length);
    const [first] = billingEvents;
    const statements = await world.statementsOf(() => statuses(world, first ? [first] : []));
    expect(statements).toHaveLength(1);
  });

  it("that are old change nothing that came after them", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await paying(world);
    await statuses(world, world.billingEvents);
    const early = world.billingEvents.splice(0);
    await pressInPortal(world, person, "refund");
    await statuses(world, world.billingEvents);
    expect(await levelOf(person)).toBe("free");
    await world.database.db.deleteFrom("billingEvent").execute();
    await statuses(world, early);
    expect(await levelOf(person)).toBe("free");
  });

  it("of a deleted account are taken and change nothing", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await paying(world);
    for (const how of ["refund", "dispute"]) await pressInPortal(world, person, how);
    dataOf(await person.client.deleteAccount(undefined));
    expect(new Set(await statuses(world, world.billingEvents))).toEqual(new Set([200]));
    expect(await world.database.db.selectFrom("billingCustomer").selectAll().execute()).toEqual([]);
  });
});

onSqlite("forged events", (open) => {
  const forge = async (body: string, secret: string, timestamp?: number): Promise<SignedEvent> => {
    const stripe = new Stripe("sk_test_x");
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret,
      ...(timestamp === undefined ? {} : { timestamp }),
    });
    return { body, signature };
  };

  it("are refused: unsigned, signed by others, changed, too old (BILL-7)", async () => {
    const world = await open({ holdBillingEvents: true });
    const person = await paying(world);
    const [event] = world.billingEvents;
    if (!event) throw new Error("The sandbox sent no event");
    const secret = `whsec_${world.parts.digest("sandbox-webhook", "")}`;
    const tooOld = Math.floor(Date.now() / 1000) - 3600;
    const forged = [
      { ...event, signature: "" },
      { ...event, signature: "t=1,v1=00" },
      { ...event, body: event.body.replace("active", "actived") },
      await forge(event.body, "whsec_guessed"),
      await forge(event.body, secret, tooOld),
    ];
    for (const each of forged) {
      const answer = await sendEvent(world, each);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: "invalid_signature" },
      ]);
    }
    expect(await levelOf(person)).toBe("free");
  });

  it("that are signed but no events, and oversized ones, are refused too", async () => {
    const world = await open();
    const secret = `whsec_${world.parts.digest("sandbox-webhook", "")}`;
    expect((await sendEvent(world, await forge("not JSON", secret))).status).toBe(400);
    const large = await forge(JSON.stringify({ x: "x".repeat(300_000) }), secret);
    expect((await sendEvent(world, large)).status).toBe(413);
  });
});

const actions = [
  "pay",
  "cancel",
  "reactivate",
  "decline",
  "decline",
  "accept",
  "settle",
  "refund",
  "dispute",
  "month",
  "month",
  "month",
] as const;

onSqlite("billing chaos", (open) => {
  it("never leaves anybody Pro without paying, nor paying without Pro", async () => {
    const world = await open({ holdBillingEvents: true });
    const run = async (email: string, steps: readonly (typeof actions)[number][], seed: number) => {
      let person = await world.signUp({ email });
      for (const step of steps) {
        if (step === "month") person = await waitUntil(world, person, world.clock.now() + 31 * day);
        else if (step === "pay") await tryToPay(world, person);
        else await tryInPortal(world, person, step);
      }
      await deliverShuffled(world, seed);
      const level = await levelOf(person);
      expect([steps, level]).toEqual([steps, await expectedLevel(world, person)]);
      return level;
    };
    const cases = fc.sample(
      fc.tuple(fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 8 }), fc.nat()),
      { numRuns: 60, seed: 20_260_310 },
    );
    const levels: string[] = [];
    for (const [index, [steps, seed]] of cases.entries())
      levels.push(await run(`person${index}@example.com`, ["pay", ...steps], seed));
    for (const level of ["pro", "free"])
      expect(levels.filter((each) => each === level).length).toBeGreaterThan(10);
  });
});

const tryToPay = async (world: TestWorld, person: SignedUp): Promise<void> => {
  const checkout = await person.client.createCheckout({ lookup_key: "pro_monthly" });
  if (!checkout.ok) return;
  const back = await press(world, checkout.data.url, "pay");
  if (back.length % 2 === 0) await goBack(world, back);
};

const tryInPortal = async (world: TestWorld, person: SignedUp, action: string): Promise<void> => {
  const portal = await person.client.createPortal({});
  if (portal.ok) await pressInPortal(world, person, action);
};

/** Every event twice, in an order that the seed decides, as late as can be. */
const deliverShuffled = async (world: TestWorld, seed: number): Promise<void> => {
  for (let round = 0; world.billingEvents.length > 0 && round < 5; round += 1) {
    const held = world.billingEvents.splice(0);
    const [order = held] = fc.sample(
      fc.shuffledSubarray([...held, ...held], { minLength: 2 * held.length }),
      { numRuns: 1, seed },
    );
    for (const event of order) expect((await sendEvent(world, event)).status).toBe(200);
  }
};

/** What the provider's own books say. */
const expectedLevel = async (
  { database: { db }, clock }: TestWorld,
  { user }: SignedUp,
): Promise<string> => {
  const rows = await db
    .selectFrom("sandboxObject")
    .select("data")
    .where("kind", "=", "subscription")
    .execute();
  const isPaid = rows.some(({ data }) => {
    const { userId, status, periodEnd } = JSON.parse(data);
    return userId === user.id && ["active", "trialing"].includes(status) && periodEnd > clock.now();
  });
  return isPaid ? "pro" : "free";
};
