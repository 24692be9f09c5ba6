import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";
import { isLoopback } from "../web-app-address.ts";

/** From the extension's own pages: which server is in use. */
export const serverRequestSchema = z.strictObject({ type: z.literal("server") });

/**
 * From the extension's own pages: use the server at this origin from now on. Signs out of the one
 * before; answers whether it was done.
 */
export const useServerRequestSchema = z.strictObject({
  type: z.literal("use-server"),
  origin: z.url({ protocol: /^https?$/ }),
});

/** The server in use, and the one of the build. Both are origins. */
const serverSchema = z.object({ origin: z.string(), builtIn: z.string() });
export type ServerInUse = z.infer<typeof serverSchema>;

/**
 * True when a sign-in on the web app is one in the extension too: its script runs on the pages of
 * the build's own address, which on this machine are those of every port.
 */
export const sharesSession = ({ origin, builtIn }: ServerInUse): boolean =>
  origin === builtIn || (isLoopback(origin) && isLoopback(builtIn));

/** From the worker: another server is in use. */
export const serverNewsSchema = z.strictObject({ type: z.literal("server-changed") });

/** Which server is in use; `null` when the worker can't say. */
export const readServer = async (): Promise<ServerInUse | null> => {
  const request: z.infer<typeof serverRequestSchema> = { type: "server" };
  const answer = serverSchema.safeParse(await askWorker(request).catch(() => undefined));
  return answer.success ? answer.data : null;
};

/** Uses another server; false when that failed. */
export const changeServer = async (origin: string): Promise<boolean> => {
  const request: z.infer<typeof useServerRequestSchema> = { type: "use-server", origin };
  return (await askWorker(request).catch(() => false)) === true;
};

/** True for the worker's news that another server is in use. */
export const isServerNews = (message: unknown): boolean =>
  serverNewsSchema.safeParse(message).success;
