import { providerOf } from "@whetstone/engines";
import { type AddressFault, parseServerAddress } from "../server-address.ts";

/** An entered address of models, and what the browser is asked for to reach it. */
export type EnteredModelAddress =
  | { readonly ok: true; readonly baseUrl: string; readonly pattern: string }
  | { readonly ok: false; readonly why: AddressFault };

/** What the browser is asked for to reach an address. */
export const patternOf = (baseUrl: string): string => {
  const { protocol, hostname } = new URL(baseUrl);
  return `${protocol}//${hostname}/*`;
};

/**
 * Reads where somebody's models are: https, or http on this computer. The path counts; where there
 * is none, the one the protocol of OpenAI begins with is meant.
 */
export const parseModelAddress = (providerId: string, entered: string): EnteredModelAddress => {
  const address = parseServerAddress(entered);
  if (!address.ok) return address;
  const text = /^[a-z]+:\/\//i.test(entered.trim()) ? entered.trim() : `https://${entered.trim()}`;
  const path = new URL(text).pathname.replace(/\/+$/, "");
  const usual = providerOf(providerId).protocol === "ollama" ? "" : "/v1";
  return { ok: true, baseUrl: `${address.origin}${path || usual}`, pattern: address.pattern };
};
