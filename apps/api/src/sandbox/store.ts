import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Kind, Stored } from "./objects.ts";

const prefixes = {
  customer: "cus",
  checkout: "cs_test",
  subscription: "sub",
  portal: "bps",
} as const;

/** A new id as the card provider writes them. */
export const createSandboxId = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString("hex")}`;

/** Keeps the sandbox's objects of one kind. */
export interface Shelf<T> {
  readonly find: (id: string) => Promise<Stored<T> | undefined>;
  /** The newest first. */
  readonly listOf: (customerId: string) => Promise<Stored<T>[]>;
  readonly add: (customerId: string | undefined, data: T) => Promise<Stored<T>>;
  /** Puts fields into an object that is still as it was seen; undefined when it is not. */
  readonly change: (seen: Stored<T>, fields: Partial<T>) => Promise<Stored<T> | undefined>;
}

export interface StoreParts {
  readonly database: Pick<Database, "db">;
  readonly clock: Clock;
}

/** A shelf in the database, so that every process sees the same sandbox. */
export const createShelf = <T extends object>(
  { database: { db }, clock }: StoreParts,
  kind: Kind,
  schema: z.ZodType<T>,
): Shelf<T> => {
  const read = ({ id, data }: { id: string; data: string }): Stored<T> => ({
    ...schema.parse(JSON.parse(data)),
    id,
  });
  return {
    find: async (id) => {
      const row = await db
        .selectFrom("sandboxObject")
        .select(["id", "data"])
        .where("id", "=", id)
        .where("kind", "=", kind)
        .executeTakeFirst();
      return row && read(row);
    },
    listOf: async (customerId) => {
      const rows = await db
        .selectFrom("sandboxObject")
        .select(["id", "data"])
        .where("customerId", "=", customerId)
        .where("kind", "=", kind)
        .orderBy("createdAt", "desc")
        .orderBy("id")
        .execute();
      return rows.map(read);
    },
    add: async (customerId, data) => {
      const id = createSandboxId(prefixes[kind]);
      await db
        .insertInto("sandboxObject")
        .values({
          id,
          kind,
          customerId: customerId ?? id,
          data: JSON.stringify(schema.parse(data)),
          createdAt: clock(),
        })
        .execute();
      return { ...data, id };
    },
    change: async (seen, fields) => {
      const { id, ...before } = seen;
      const changed = await db
        .updateTable("sandboxObject")
        .set({ data: JSON.stringify({ ...before, ...fields }) })
        .where("id", "=", id)
        .where("data", "=", JSON.stringify(before))
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n ? { ...seen, ...fields } : undefined;
    },
  };
};
