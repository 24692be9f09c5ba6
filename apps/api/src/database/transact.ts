import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

const maxAttempts = 8;

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/** Serialization failure and deadlock: PostgreSQL undid the transaction, and it may be tried again. */
const isCollision = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === "40001" || code === "40P01";
};

/** Runs a transaction, again when it collided with another one. */
export const transact = async <T>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !isCollision(error)) throw error;
    }
  }
};
