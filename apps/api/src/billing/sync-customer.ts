import { accessLevelSchema } from "@whetstone/api-client/contract";
import type { Stripe } from "stripe";
import { toIso } from "../clock.ts";
import { askProvider, isMissing } from "./ask-provider.ts";
import type { BillingParts } from "./billing-parts.ts";
import { levelOf, type SubscriptionState, summarize } from "./subscription-state.ts";

const maxRounds = 5;

/** Every subscription a customer ever had, the newest first. */
export const listSubscriptions = (
  parts: Pick<BillingParts, "stripe" | "onFault">,
  customerId: string,
): Promise<Stripe.Subscription[]> =>
  askProvider(parts, async ({ subscriptions }) => {
    try {
      const page = await subscriptions.list({ customer: customerId, status: "all", limit: 100 });
      return page.data;
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });

/** Marks the start of a round of asking; undefined when nobody has this customer. */
const startRound = async (
  { database: { db }, clock }: BillingParts,
  customerId: string,
): Promise<number | undefined> => {
  const row = await db
    .updateTable("billingCustomer")
    .set((eb) => ({ rounds: eb("rounds", "+", 1), askedAt: clock() }))
    .where("customerId", "=", customerId)
    .returning("rounds")
    .executeTakeFirst();
  return row?.rounds;
};

/** Writes a state down unless somebody has begun to ask later; false then. */
const writeState = (
  { database, clock }: BillingParts,
  customerId: string,
  round: number,
  state: SubscriptionState,
): Promise<boolean> =>
  database.transact(async (tx) => {
    const current = await tx
      .updateTable("billingCustomer")
      .set({ subscriptionId: state.subscriptionId })
      .where("customerId", "=", customerId)
      .where("rounds", "=", round)
      .returning(["userId", "levelBefore"])
      .executeTakeFirst();
    if (!current) return false;
    const user = await tx
      .selectFrom("user")
      .select("accessLevel")
      .where("id", "=", current.userId)
      .executeTakeFirstOrThrow();
    const level = accessLevelSchema.parse(user.accessLevel);
    const before = accessLevelSchema.nullable().parse(current.levelBefore);
    await tx
      .updateTable("user")
      .set({
        accessLevel: levelOf(state, level, before),
        subscriptionStatus: state.status,
        subscriptionCurrentPeriodEnd: state.periodEnd,
        updatedAt: toIso(clock()),
      })
      .where("id", "=", current.userId)
      .execute();
    if (level !== "pro")
      await tx
        .updateTable("billingCustomer")
        .set({ levelBefore: level })
        .where("userId", "=", current.userId)
        .execute();
    return true;
  });

/**
 * Asks the provider for a customer's subscriptions and writes down what they mean. Events only
 * say that something changed, so their order, repetition and delay don't matter; of several
 * rounds at once, only the one that began last is written.
 * Throws `provider_unavailable`.
 */
export const syncCustomer = async (parts: BillingParts, customerId: string): Promise<void> => {
  for (let attempt = 0; attempt < maxRounds; attempt += 1) {
    const round = await startRound(parts, customerId);
    if (round === undefined) return;
    const state = summarize(await listSubscriptions(parts, customerId));
    if (await writeState(parts, customerId, round, state)) return;
  }
};
