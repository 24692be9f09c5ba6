import { chatgpt } from "./chatgpt.ts";
import { claude } from "./claude.ts";
import type { Host } from "./define-host.ts";
import { gemini } from "./gemini.ts";
import { grok } from "./grok.ts";

/** Every chat page the extension works on from the start. */
export const hosts: readonly Host[] = [chatgpt, claude, gemini, grok];
