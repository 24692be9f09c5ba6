import { describe, expect, it } from "vitest";
import { createClientAddress, isAddressOrRange, networkOf } from "./client-address.ts";

describe("client address (API-11)", () => {
  it("is the socket's, whatever the client claims", () => {
    const addressOf = createClientAddress([]);
    expect(addressOf("192.0.2.1", "198.51.100.7")).toBe("192.0.2.1");
    expect(addressOf("::ffff:192.0.2.1", undefined)).toBe("192.0.2.1");
  });

  it("is the last one in X-Forwarded-For that is not a trusted proxy", () => {
    const addressOf = createClientAddress(["10.0.0.0/8", "192.0.2.1", "2001:db8::/32"]);
    expect(addressOf("192.0.2.1", "198.51.100.7")).toBe("198.51.100.7");
    expect(addressOf("10.1.2.3", "1.2.3.4, 198.51.100.7, 10.9.9.9")).toBe("198.51.100.7");
    expect(addressOf("2001:db8::1", "2001:dead::1")).toBe("2001:dead::1");
  });

  it("is the proxy's own when the header is missing or nonsense", () => {
    const addressOf = createClientAddress(["10.0.0.0/8"]);
    expect(addressOf("10.1.2.3", undefined)).toBe("10.1.2.3");
    expect(addressOf("10.1.2.3", "unknown; drop table")).toBe("10.1.2.3");
    expect(addressOf("10.1.2.3", "10.1.1.1, 10.2.2.2")).toBe("10.1.2.3");
  });
});

describe("trusted proxies", () => {
  it.each(["10.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32"])("may be %s", (entry) => {
    expect(isAddressOrRange(entry)).toBe(true);
  });

  it.each(["", "proxy", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "10.0.0/8"])(
    "may not be %j",
    (entry) => {
      expect(isAddressOrRange(entry)).toBe(false);
    },
  );
});

describe("network of an address", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2::6", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
