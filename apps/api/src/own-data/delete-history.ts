import type { Database } from "../database/database.ts";

/**
 * Deletes the history of an account and the statistics made from it. The allowance stays as
 * used, and so does what a retry is answered with (DATA-4, USE-8).
 */
export const deleteHistory = async (database: Database, userId: string): Promise<void> => {
  await database.transact(async (tx) => {
    for (const table of ["enhancement", "usageTotal", "usageDay"] as const)
      await tx.deleteFrom(table).where("userId", "=", userId).execute();
  });
  await database.forgetDeleted();
};
