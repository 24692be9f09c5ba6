import { errorBodySchema } from "@whetstone/api-client/contract";
import { Stripe } from "stripe";
import { expect, it } from "vitest";
import { sendEvent } from "../testing/billing.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

const { webhooks } = new Stripe("sk_test_unused");

const sendSigned = (world: TestWorld, payload: string): Promise<Response> => {
  const secret = `whsec_${world.parts.digest("sandbox-webhook", "")}`;
  const signature = webhooks.generateTestHeaderString({ payload, secret });
  return sendEvent(world, { body: payload, signature });
};

const eventOf = (type: unknown, object: unknown, id: unknown = "evt_odd") =>
  JSON.stringify({ id, object: "event", type, data: { object } });

const noEvents: readonly string[] = [
  "{",
  "null",
  "[]",
  "7",
  '"event"',
  "{}",
  eventOf("invoice.paid", { customer: "cus_1" }, 7),
  eventOf("invoice.paid", { customer: "cus_1" }, ""),
  eventOf("invoice.paid", { customer: "cus_1" }, "evt_\0"),
  eventOf("invoice.paid", { customer: "cus_1" }, "e".repeat(100_000)),
  eventOf(7, {}),
  eventOf("invoice.paid", null),
  eventOf("invoice.paid", undefined),
  eventOf("invoice.paid", { customer: 7 }),
  eventOf("invoice.paid", { customer: "" }),
  eventOf("invoice.paid", { customer: "cus_\0" }),
  eventOf("invoice.paid", { customer: { id: ["x"] } }),
  eventOf("charge.refunded", { customer: "cus_1", payment_intent: {}, refunded: true }),
  eventOf("charge.dispute.created", { charge: 7 }),
  JSON.stringify({ id: "evt_1", type: "charge.refunded" }),
];

const harmless: readonly string[] = [
  eventOf("ping", null),
  JSON.stringify({ id: "evt_2", object: "event", type: "ping" }),
  eventOf("constructor", { customer: 7 }),
  eventOf("invoice.paid", { customer: null }),
  eventOf("invoice.paid", {}, "evt_3"),
  eventOf("invoice.paid", { customer: "cus_unknown" }, "evt_4"),
  eventOf("invoice.paid", { customer: { id: "cus_unknown" } }, "evt_5"),
  eventOf("charge.dispute.created", {}, "evt_6"),
  eventOf("charge.dispute.created", { charge: "ch_unknown/../x" }, "evt_7"),
  eventOf("charge.refunded", { customer: "%", payment_intent: "pi_1", refunded: true }, "evt_8"),
];

onEachDatabase("signed bodies", (open) => {
  it("that are no events are refused as such", async () => {
    const world = await open();
    for (const body of noEvents) {
      const response = await sendSigned(world, body);
      const { code } = errorBodySchema.parse(await response.json());
      expect([body.slice(0, 200), response.status, code]).toEqual([
        body.slice(0, 200),
        400,
        "malformed_body",
      ]);
    }
    expect(await world.database.db.selectFrom("billingEvent").selectAll().execute()).toEqual([]);
  });

  it("that ask for nothing are taken", async () => {
    const world = await open();
    for (const body of harmless)
      expect([body, (await sendSigned(world, body)).status]).toEqual([body, 200]);
  });
});
