import { BlockList, isIP, isIPv4 } from "node:net";

/** `::ffff:192.0.2.1` is `192.0.2.1`. */
const unmap = (address: string): string => {
  const inner = address.replace(/^::ffff:/i, "");
  return isIPv4(inner) ? inner : address;
};

const familyOf = (address: string): "ipv4" | "ipv6" => (isIPv4(address) ? "ipv4" : "ipv6");

/** True for `192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32`. */
export const isAddressOrRange = (entry: string): boolean => {
  const [address = "", prefix, ...rest] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
};

const listOf = (entries: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
};

/**
 * Makes the function that tells a client's address: the socket's, unless that is a trusted
 * proxy; then the last address in `X-Forwarded-For` that is not one (API-11).
 */
export const createClientAddress = (trustedProxies: readonly string[]) => {
  const trusted = listOf(trustedProxies);
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, familyOf(address));
  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    const peer = unmap(socketAddress ?? "unknown");
    if (!isTrusted(peer)) return peer;
    const hops = (forwardedFor ?? "").split(",").map((hop) => unmap(hop.trim()));
    const client = hops.findLast((hop) => !isTrusted(hop));
    return client !== undefined && isIP(client) !== 0 ? client : peer;
  };
};

/** What limits count as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - start.length - end.length) : 0;
  const groups = [...start, ...Array<string>(zeros).fill("0"), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
};
