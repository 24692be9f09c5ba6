import type { Reservation } from "./reserve-use.ts";
import type { UsageParts } from "./usage-parts.ts";

/** Gives a reserved use back, uncounted; the idempotency key is free again. */
export const releaseUse = async (
  { database }: Pick<UsageParts, "database">,
  { id, userId }: Reservation,
): Promise<void> =>
  database.transact(async (tx) => {
    await tx
      .deleteFrom("idempotency")
      .where("userId", "=", userId)
      .where("reservationId", "=", id)
      .where("figures", "is", null)
      .execute();
    await tx.deleteFrom("reservation").where("id", "=", id).execute();
  });

/**
 * Gives back what an earlier process left reserved. Only for a process that is alone on its
 * database; with several, a reservation that nobody settles expires.
 */
export const releaseLeftovers = async ({ database }: Pick<UsageParts, "database">): Promise<void> =>
  database.transact(async (tx) => {
    await tx.deleteFrom("idempotency").where("figures", "is", null).execute();
    await tx.deleteFrom("reservation").execute();
  });
