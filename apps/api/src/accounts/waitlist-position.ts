import type { Transaction } from "kysely";
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
