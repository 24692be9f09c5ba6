import type { AccountParts } from "./account-parts.ts";
import { sessionLifetimeMs } from "./authenticate.ts";

/** Opens a session and answers the token a client holds, signature included. */
export const createSession = async (
  { auth, clock, tokens }: Pick<AccountParts, "auth" | "clock" | "tokens">,
  userId: string,
): Promise<string> => {
  const { internalAdapter } = await auth.$context;
  const now = clock();
  const times = {
    createdAt: new Date(now),
    updatedAt: new Date(now),
    expiresAt: new Date(now + sessionLifetimeMs),
  };
  const session = await internalAdapter.createSession(userId, false, times, true);
  return tokens.sign(session.token);
};
