import type { Caller } from "../caller.ts";
import { unauthorized } from "../http/api-error.ts";

/** Refuses a request that names another account than the one its bearer opens. Throws `unauthorized`. */
export const demandOwn = (
  caller: Caller,
  named: { readonly email?: string | undefined; readonly userId?: string | undefined },
): void => {
  const isOwn = (value: string | undefined, own: string) => value === undefined || value === own;
  if (!isOwn(named.email, caller.email) || !isOwn(named.userId, caller.id)) throw unauthorized();
};
