import { describe, expect, it } from "vitest";
import { allowsDevelopmentUser } from "./development-user.ts";

const local = { isDevelopmentServer: true, hostname: "localhost", setting: undefined };

describe("fallback user of local development (AUTH-31)", () => {
  it.each(["localhost", "127.0.0.1", "[::1]"])("stands in on %s", (hostname) => {
    expect(allowsDevelopmentUser({ ...local, hostname })).toBe(true);
  });

  it("never stands in for a production build, on localhost neither", () => {
    expect(allowsDevelopmentUser({ ...local, isDevelopmentServer: false })).toBe(false);
  });

  it("never stands in on another host", () => {
    expect(allowsDevelopmentUser({ ...local, hostname: "example.com" })).toBe(false);
  });

  it("can be switched off", () => {
    expect(allowsDevelopmentUser({ ...local, setting: "off" })).toBe(false);
  });
});
