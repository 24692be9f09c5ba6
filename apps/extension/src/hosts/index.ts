import type { Platform } from "@whetstone/enhancer/basics";
import { chatgpt } from "./chatgpt.ts";
import { claude } from "./claude.ts";
import type { Host } from "./define-host.ts";
import { gemini } from "./gemini.ts";
import { grok } from "./grok.ts";
import { x } from "./x.ts";

/** Every chat page the extension works on from the start. */
export const hosts: readonly Host[] = [chatgpt, claude, gemini, grok];

/** Chat pages the extension works on once the person allowed it. */
export const optionalHosts: readonly Host[] = [x];

/** Match patterns of the optional chat pages. */
export const optionalMatches = (): string[] => optionalHosts.flatMap(({ matches }) => [...matches]);

/** The platform of each origin that is a chat page and nothing else; X has posts as well, and is none. */
export const platformsByOrigin = (): Record<string, Platform> =>
  Object.fromEntries(
    hosts.flatMap(({ matches, platform }) =>
      matches.map((pattern) => [new URL(pattern.replace("*", "")).origin, platform]),
    ),
  );
