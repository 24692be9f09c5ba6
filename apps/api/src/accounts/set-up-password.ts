import type { Caller } from "../caller.ts";
import { ApiError } from "../http/api-error.ts";
import type { AccountParts } from "./account-parts.ts";
import { demandOwn } from "./demand-own.ts";
import { passwordSetups } from "./limits.ts";
import { writeFirstPassword } from "./write-password.ts";

/**
 * Gives a signed-in account its first password (AUTH-18).
 * Throws `unauthorized` for another account's address, `conflict` when there is a password.
 */
export const setUpPassword = async (
  { database, passwords, limits, turns, createId, clock }: AccountParts,
  { email, password }: { readonly email: string; readonly password: string },
  caller: Caller,
  network: string,
): Promise<void> => {
  demandOwn(caller, { email });
  await limits.demand(passwordSetups, caller.id);
  const hasOne = () => new ApiError("conflict", "This account has a password already");
  if (caller.hasPassword) throw hasOne();
  const change = {
    id: createId(),
    userId: caller.id,
    password: await turns.take(network, () => passwords.hash(password)),
    now: clock(),
  };
  if (!(await writeFirstPassword(database.db, change))) throw hasOne();
};
