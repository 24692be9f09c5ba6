import { type ApiClient, authTimeoutMs } from "@whetstone/api-client";
import { forgetPendingSetup, readPendingSetup } from "./pending-setup.ts";

/**
 * Forgets a password setup that is not gone on with, if one was begun on this device, and ends
 * its session on the server: nobody holds that any more.
 */
export const abandonSetup = async (
  client: Pick<ApiClient, "logout">,
  storage: Pick<Storage, "getItem" | "removeItem">,
): Promise<void> => {
  const setup = readPendingSetup(storage);
  forgetPendingSetup(storage);
  if (setup)
    await client.logout(undefined, { token: setup.sessionToken, timeoutMs: authTimeoutMs });
};
