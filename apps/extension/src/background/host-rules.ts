import type { ApiClient, HostConfig, HostRules } from "@whetstone/api-client";

/** The corrections as they were last fetched, and from which server. */
export interface KeptHostConfig {
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  readonly config: HostConfig;
}

export interface HostRulesParts {
  readonly client: Pick<ApiClient, "hostConfig">;
  readonly serverOrigin: () => Promise<string>;
  readonly read: () => Promise<KeptHostConfig | undefined>;
  readonly write: (kept: KeptHostConfig) => Promise<void>;
  readonly now: () => number;
}

/** Version of the rules in `hosts/`: corrections that are older are no corrections. */
const builtInVersion = 1;
/** Corrections are asked for again after this long, in milliseconds. */
const freshMs = 60 * 60_000;

const none: HostConfig = { version: builtInVersion, hosts: [] };

/**
 * The server's corrections of how composers are found (EXT-3): fetched
 * at most once an hour, kept on the device, never replaced by older ones. What is malformed, or
 * doesn't come, changes nothing.
 */
export const createHostRules = ({ client, serverOrigin, read, write, now }: HostRulesParts) => {
  let asking: Promise<HostConfig> | null = null;

  const ask = async (origin: string, known: HostConfig): Promise<HostConfig> => {
    const result = await client.hostConfig(undefined, { timeoutMs: 10_000 });
    const isNewer = result.ok && result.data.version >= known.version;
    const config = isNewer ? result.data : known;
    await write({ origin, askedAt: now(), config });
    return config;
  };

  const current = async (): Promise<HostConfig> => {
    const origin = await serverOrigin();
    const kept = await read();
    const known = kept?.origin === origin ? kept.config : none;
    if (kept?.origin === origin && now() - kept.askedAt < freshMs) return known;
    asking ??= ask(origin, known).finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    /** The corrections for one platform; `null` for none. */
    rulesFor: async (platform: HostRules["platform"]): Promise<HostRules | null> => {
      const { hosts } = await current();
      return hosts.find((host) => host.platform === platform) ?? null;
    },
    /** The version of the rules in use. */
    rulesVersion: async (): Promise<number> => (await current()).version,
  };
};
