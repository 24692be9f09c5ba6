import { chatgpt } from "./chatgpt.ts";
import type { Host } from "./define-host.ts";

/** Every chat page the extension works on. */
export const hosts: readonly Host[] = [chatgpt];
