import Bowser from "bowser";
import type { RequestInfo } from "../http/call.ts";
import { networkOf } from "../http/client-address.ts";

/** Where a sign-in came from, as far as it is kept. */
export interface SignInPlace {
  /** An IPv4 address or an IPv6 network. */
  readonly network: string;
  /** As "Chrome on Windows"; null when the client did not say. */
  readonly device: string | null;
}

const longestAgent = 512;

/** Browser and system of a `User-Agent`, without versions: what changes by itself is no new device. */
export const describeDevice = (userAgent: string | null): string | null => {
  if (userAgent === null || userAgent.trim() === "") return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestAgent));
  const parts = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return parts.length > 0 ? parts.join(" on ") : null;
};

/** Where a request came from. */
export const placeOf = ({
  address,
  headers,
}: Pick<RequestInfo, "address" | "headers">): SignInPlace => ({
  network: networkOf(address),
  device: describeDevice(headers.get("User-Agent")),
});
