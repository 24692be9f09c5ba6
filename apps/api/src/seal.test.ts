import { expect, it } from "vitest";
import { createSeal } from "./seal.ts";

const seal = createSeal("a secret of the server, for tests only", "test");
const text = "ada@example.com 123456";

it("hides a text, differently each time, and opens it", () => {
  const [one, other] = [seal.close(text), seal.close(text)];
  expect(one).not.toBe(other);
  for (const sealed of [one, other]) {
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("ada");
    expect(seal.open(sealed)).toBe(text);
  }
});

it("opens nothing of which a single bit was changed, or that was cut", () => {
  const bytes = Buffer.from(seal.close(text), "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(seal.open(changed.toString("base64url"))).toBeUndefined();
    expect(seal.open(bytes.subarray(0, at).toString("base64url"))).toBeUndefined();
  }
});

it("opens nothing that was sealed for another purpose or with another secret", () => {
  const sealed = seal.close(text);
  expect(
    createSeal("a secret of the server, for tests only", "other").open(sealed),
  ).toBeUndefined();
  expect(createSeal("another secret, for tests only", "test").open(sealed)).toBeUndefined();
});
