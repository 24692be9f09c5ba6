import type { AccountParts } from "./account-parts.ts";
import { sessionLifetimeMs } from "./authenticate.ts";
import { noteSignIn } from "./known-devices.ts";
import type { SignInPlace } from "./sign-in-place.ts";

/**
 * Opens a session and answers the token a client holds, signature included. The owner is told
 * of a new device afterwards: mail must not hold a sign-in up.
 */
export const createSession = async (
  parts: AccountParts,
  person: { readonly userId: string; readonly email: string },
  place: SignInPlace,
): Promise<string> => {
  const { auth, clock, tokens, later } = parts;
  const { internalAdapter } = await auth.$context;
  const now = clock();
  const fields = {
    createdAt: new Date(now),
    updatedAt: new Date(now),
    expiresAt: new Date(now + sessionLifetimeMs),
    ipAddress: "",
    userAgent: place.device ?? "",
  };
  const session = await internalAdapter.createSession(person.userId, false, fields, true);
  later("A sign-in could not be noted", () => noteSignIn(parts, person, place));
  return tokens.sign(session.token);
};
