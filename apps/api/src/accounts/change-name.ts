import type { Caller } from "../caller.ts";
import { toIso } from "../clock.ts";
import type { AccountParts } from "./account-parts.ts";

/** A name as it is entered. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Changes the name of a signed-in account (AUTH-38). */
export const changeName = async (
  { database, clock }: AccountParts,
  { firstName, lastName }: PersonName,
  { id }: Caller,
): Promise<void> => {
  await database.db
    .updateTable("user")
    .set({ firstName, lastName, updatedAt: toIso(clock()) })
    .where("id", "=", id)
    .execute();
};
