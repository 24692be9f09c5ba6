import type { ApiFailure } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import { checkServer, parseServerAddress } from "./server-address.ts";

describe("the address of a server", () => {
  it.each([
    ["https://prompts.example.org", "https://prompts.example.org", "https://prompts.example.org/*"],
    [
      "prompts.example.org/login?x=1",
      "https://prompts.example.org",
      "https://prompts.example.org/*",
    ],
    [
      " https://prompts.example.org:8443/ ",
      "https://prompts.example.org:8443",
      "https://prompts.example.org/*",
    ],
    ["http://localhost:8787", "http://localhost:8787", "http://localhost/*"],
    ["http://127.0.0.1:9", "http://127.0.0.1:9", "http://127.0.0.1/*"],
  ])("%s is %s", (entered, origin, pattern) => {
    expect(parseServerAddress(entered)).toEqual({ ok: true, origin, pattern });
  });

  it.each(["http://prompts.example.org", "http://localhost.example.org"])(
    "%s is not secure",
    (entered) => {
      expect(parseServerAddress(entered)).toEqual({ ok: false, why: "not-secure" });
    },
  );

  it.each(["", "two words", "ftp://example.org", "https://", "https://me:secret@example.org"])(
    "%j is none",
    (entered) => {
      expect(parseServerAddress(entered)).toEqual({ ok: false, why: "not-an-address" });
    },
  );
});

describe("what is at an address", () => {
  const answering = (failure: ApiFailure) => ({
    health: async () => ({ ok: false, failure }) as const,
  });

  it("is ours when it says so", async () => {
    const health = async () =>
      ({ ok: true, data: { status: "ok", product: "Whetstone" } }) as const;
    expect(await checkServer("https://one.example", { health })).toBe("ours");
  });

  it("is another when it answers otherwise, and out of reach when it doesn't", async () => {
    expect(await checkServer("x", answering({ kind: "unintelligible", status: 200 }))).toBe(
      "another",
    );
    expect(await checkServer("x", answering({ kind: "unreachable" }))).toBe("unreachable");
    expect(await checkServer("x", answering({ kind: "timeout" }))).toBe("unreachable");
  });
});
