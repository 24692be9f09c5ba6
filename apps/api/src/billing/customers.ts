import type { Account } from "../caller.ts";
import { askProvider } from "./ask-provider.ts";
import type { BillingParts } from "./billing-parts.ts";

/** The account's customer at the provider, if it has one. */
export const findCustomer = async (
  { database: { db } }: Pick<BillingParts, "database">,
  userId: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom("billingCustomer")
      .select("customerId")
      .where("userId", "=", userId)
      .executeTakeFirst()
  )?.customerId;

/** The account's customer at the provider, made at its first checkout. */
export const findOrCreateCustomer = async (
  parts: BillingParts,
  { id, email, accessLevel }: Account,
): Promise<string> => {
  const known = await findCustomer(parts, id);
  if (known !== undefined) return known;
  const { id: customerId } = await askProvider(parts, ({ customers }) =>
    customers.create({ email, metadata: { userId: id } }, { idempotencyKey: `customer-${id}` }),
  );
  const levelBefore = accessLevel === "pro" ? null : accessLevel;
  await parts.database.db
    .insertInto("billingCustomer")
    .values({ userId: id, customerId, levelBefore, rounds: 0, askedAt: parts.clock() })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
  return (await findCustomer(parts, id)) ?? customerId;
};
