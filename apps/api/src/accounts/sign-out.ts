import type { Caller } from "../caller.ts";
import type { AccountParts } from "./account-parts.ts";

/** Ends the session the call came with; others of the account go on. */
export const signOut = async (
  { auth }: Pick<AccountParts, "auth">,
  { session }: Caller,
): Promise<void> => {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(session.token);
};
