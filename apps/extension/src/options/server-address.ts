import { type ApiClient, createApiClient, createFetchTransport } from "@whetstone/api-client";
import { isLoopback } from "../web-app-address.ts";

/** Why an address is not one of a server that can be used. */
export type AddressFault = "not-an-address" | "not-secure";

export type ServerAddress =
  | { readonly ok: true; readonly origin: string; readonly pattern: string }
  | { readonly ok: false; readonly why: AddressFault };

const withProtocol = (text: string): string =>
  /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;

/**
 * Reads what somebody entered as a server's address: https, or http on this machine. Whatever
 * stands after the host is left out. `pattern` is what the browser is asked for.
 */
export const parseServerAddress = (entered: string): ServerAddress => {
  const text = withProtocol(entered.trim());
  if (!URL.canParse(text) || /\s/.test(text)) return { ok: false, why: "not-an-address" };
  const { protocol, hostname, origin, username } = new URL(text);
  if (!["http:", "https:"].includes(protocol) || hostname === "" || username !== "") {
    return { ok: false, why: "not-an-address" };
  }
  if (protocol === "http:" && !isLoopback(origin)) return { ok: false, why: "not-secure" };
  return { ok: true, origin, pattern: `${protocol}//${hostname}/*` };
};

/** What is at an address. */
export type ServerCheck = "ours" | "another" | "unreachable";

/** A server that takes longer to answer is out of reach, in milliseconds. */
const checkTimeoutMs = 10_000;

/** Asks the server at an origin who it is. */
export const checkServer = async (
  origin: string,
  client: Pick<ApiClient, "health"> = createApiClient(
    createFetchTransport({ origin: () => origin, readToken: async () => null }),
  ),
): Promise<ServerCheck> => {
  const result = await client.health(undefined, { timeoutMs: checkTimeoutMs });
  if (result.ok) return "ours";
  const { kind } = result.failure;
  return kind === "refused" || kind === "unintelligible" ? "another" : "unreachable";
};
