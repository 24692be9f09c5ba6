import { z } from "zod";
import { storageKeys } from "../../storage-keys.ts";

const { tempSessionToken, tempUserEmail } = storageKeys;

/** A session whose owner is choosing a first password (AUTH-19). */
export interface PendingSetup {
  readonly sessionToken: string;
  readonly email: string;
}

const pendingSetupSchema = z.object({ sessionToken: z.string().min(1), email: z.string().min(1) });

/** Keeps the setup, so that a reload continues it: the link that led here works once. */
export const keepPendingSetup = (
  { sessionToken, email }: PendingSetup,
  storage: Pick<Storage, "setItem">,
): void => {
  storage.setItem(tempSessionToken, sessionToken);
  storage.setItem(tempUserEmail, email);
};

/** The setup that was begun on this device; `null` when there is none. */
export const readPendingSetup = (storage: Pick<Storage, "getItem">): PendingSetup | null => {
  const sessionToken = storage.getItem(tempSessionToken);
  const email = storage.getItem(tempUserEmail);
  return pendingSetupSchema.nullable().catch(null).parse({ sessionToken, email });
};

/** The setup is over. */
export const forgetPendingSetup = (storage: Pick<Storage, "removeItem">): void => {
  storage.removeItem(tempSessionToken);
  storage.removeItem(tempUserEmail);
};
