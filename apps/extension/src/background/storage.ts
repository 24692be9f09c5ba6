import { hostConfigSchema } from "@whetstone/api-client";
import type { TokenStorage } from "@whetstone/auth-session";
import { z } from "zod";
import { defaultSettings, type Settings, settingsSchema } from "../messages/settings.ts";
import { readStored, removeStored, writeStored } from "../platform/stored.ts";
import type { KeptHostConfig } from "./host-rules.ts";

const keptHostConfigSchema = z.object({
  origin: z.string(),
  askedAt: z.number(),
  config: hostConfigSchema,
});

/** Everything the extension stores, by key (local area, readable by the extension's own pages). */
const storedSchema = z.object({
  /** The session token. */
  sessionToken: z.string().optional().catch(undefined),
  /** Origin of the server in use, when it is not the one of the build. */
  serverOrigin: z.url().optional().catch(undefined),
  /** The server's corrections of the rules in `hosts/`. */
  hostConfig: keptHostConfigSchema.optional().catch(undefined),
  /** What the person set. */
  settings: settingsSchema.catch(defaultSettings),
});
type Stored = z.infer<typeof storedSchema>;

const read = async (): Promise<Stored> => storedSchema.parse(await readStored());

/** The worker's token storage; `onToken` hears of every change. */
export const createExtensionTokenStorage = (
  onToken: (token: string | null) => void,
): TokenStorage => ({
  read: async () => (await read()).sessionToken ?? null,
  write: async (token) => {
    await writeStored({ sessionToken: token });
    onToken(token);
  },
  remove: async () => {
    await removeStored("sessionToken");
    onToken(null);
  },
  subscribe: () => () => undefined,
});

/** Origin of the server in use. */
export const readServerOrigin = async (): Promise<string> =>
  (await read()).serverOrigin ?? __PUBLIC_URL__;

export const writeServerOrigin = (origin: string): Promise<void> =>
  writeStored({ serverOrigin: origin });

export const readHostConfig = async (): Promise<KeptHostConfig | undefined> =>
  (await read()).hostConfig;

export const writeHostConfig = (hostConfig: KeptHostConfig): Promise<void> =>
  writeStored({ hostConfig });

export const readSettings = async (): Promise<Settings> => (await read()).settings;

/** Changes some settings; answers all of them. */
export const changeSettings = async (change: Partial<Settings>): Promise<Settings> => {
  const settings = { ...(await readSettings()), ...change };
  await writeStored({ settings });
  return settings;
};
