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
  readonly change: (object: Stored<T>) => Promise<void>;
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
          data: JSON.stringify(data),
          createdAt: clock(),
        })
        .execute();
      return { ...data, id };
    },
    change: async ({ id, ...data }) => {
      await db
        .updateTable("sandboxObject")
        .set({ data: JSON.stringify(data) })
        .where("id", "=", id)
        .execute();
    },
  };
};
