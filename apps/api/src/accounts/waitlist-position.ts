import { type ExpressionBuilder, type RawBuilder, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";

/** The next place in the queue, given to one account only. */
export const nextWaitlistPosition = async (tx: Transaction<Schema>): Promise<number> => {
  const { value } = await tx
    .insertInto("counter")
    .values({ name: "waitlist", value: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((eb) => ({ value: eb("counter.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
};

/** Widths of the blocks that `waitlistBlock` counts (migration 010): a large one is 256 small ones. */
const [small, large] = [256, 65_536] as const;

const position = sql.ref<number>("user.waitlistPosition");
/** The block a position lies in; whole numbers are divided without a rest. */
const blockOf = (width: number) => sql<number>`${position} / ${sql.lit(width)}`;
const firstOf = (width: number) => sql<number>`${blockOf(width)} * ${sql.lit(width)}`;

type OfUser = ExpressionBuilder<Schema, "user">;

/** How many wait in the blocks of a width from `first` up to that of the position. */
const inBlocks = (eb: OfUser, width: number, first: RawBuilder<number>) =>
  eb
    .selectFrom("waitlistBlock")
    .where("width", "=", sql.lit(width))
    .where("block", ">=", first)
    .where("block", "<", blockOf(width))
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>("waiting"), sql.lit(0)).as("waiting"));

/**
 * The place among those who still wait, from 1; null for everybody else. Whole blocks ahead are
 * summed, and only the last small block is counted: at most some hundred rows of an index each.
 */
export const placeInQueue = (eb: OfUser) => {
  const accounts = eb
    .selectFrom("user as waiting")
    .where("waiting.accessLevel", "=", "waitlist")
    .where("waiting.waitlistPosition", ">=", firstOf(small))
    .where("waiting.waitlistPosition", "<=", position)
    .select((count) => count.fn.countAll<number>().as("accounts"));
  const addressesAhead = eb
    .selectFrom("waitlistEntry")
    .where("waitlistEntry.position", ">=", firstOf(small))
    .where("waitlistEntry.position", "<", position)
    .select((count) => count.fn.countAll<number>().as("addresses"));
  const largeBlocks = inBlocks(eb, large, sql.lit(0));
  const smallBlocks = inBlocks(
    eb,
    small,
    sql<number>`${blockOf(large)} * ${sql.lit(large / small)}`,
  );
  return eb
    .case()
    .when("user.accessLevel", "=", "waitlist")
    .then(sql<number>`${largeBlocks} + ${smallBlocks} + ${accounts} + ${addressesAhead}`)
    .end();
};
