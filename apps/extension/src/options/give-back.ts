import { readOwnModel } from "../messages/own-model.ts";
import { readServer } from "../messages/server.ts";
import { giveBackPages } from "../platform/permissions.ts";
import { patternOf } from "./own-model/model-address.ts";

/**
 * Gives back the permission for an address, unless the server in use or the connected model needs
 * it: what the browser grants knows no port, so they may share one.
 */
export const giveBackUnused = async (address: string): Promise<void> => {
  const pattern = patternOf(address);
  const [server, model] = await Promise.all([readServer(), readOwnModel()]);
  const used = [server?.origin, model?.baseUrl].flatMap((one) => (one ? [patternOf(one)] : []));
  if (server && !used.includes(pattern)) await giveBackPages([pattern]);
};
