import { describe, expect, it } from "vitest";
import { maskSecrets } from "./mask-secrets.ts";

/** Written in two pieces, so that nobody who looks for secrets finds one here. */
const made = (beginning: string, length: number, of = "a1B2c3D4"): string =>
  `${beginning}${of.repeat(Math.ceil(length / of.length)).slice(0, length)}`;

const hex = "0a1b2c3d";

describe("masking of secrets (ENH-19)", () => {
  it.each([
    made("sk-", 40),
    made("sk_live_", 24),
    made("ghp_", 36),
    made("github_pat_", 60),
    made("xoxb-", 40),
    made("AKIA", 16, "A1B2"),
    made("AIza", 35),
    made("GOCSPX-", 28),
    made("ya29.", 60),
    made("glpat-", 20),
    made("npm_", 36),
    made("pypi-", 60),
    made("hf_", 34),
    made("gsk_", 52),
    made("xai-", 80),
    made("whsec_", 32),
    `${made("SG.", 22)}${made(".", 43)}`,
    made("SK", 32, hex),
    made("dop_v1_", 64, hex),
    made("dapi", 32, hex),
    made("shpat_", 32, hex),
    made("123456789:", 35),
    `${made("eyJ", 20)}.${made("", 30)}.${made("", 43)}`,
  ])("takes a key out by its form, and puts it back: %s", (key) => {
    const text = `why does ${key} fail?`;
    const masked = maskSecrets(text);
    expect(masked.text).toBe("why does [SECRET_1] fail?");
    expect(masked.restore(masked.text)).toBe(text);
  });

  it.each([
    ["postgres://ada:", "hunter2hunter2", "@db.example.com/app"],
    ["Authorization: Bearer ", made("", 40), ""],
    ["https://hooks.slack.com/services/", "T00000000/B00000000/abcdefgh", ""],
  ])("takes out only what is secret: %s…", (before, secret, after) => {
    const { text } = maskSecrets(`${before}${secret}${after}`);
    expect(text).toBe(`${before}[SECRET_1]${after}`);
  });

  it("gives the same secret the same stand-in, and tells cards by their check digit", () => {
    const key = made("ghp_", 36);
    const { text, count } = maskSecrets(`${key} ${key} 4111 1111 1111 1111 4111 1111 1111 1112`);
    expect({ text, count }).toEqual({
      text: "[SECRET_1] [SECRET_1] [SECRET_2] 4111 1111 1111 1112",
      count: 2,
    });
  });

  it.each([
    "see https://example.com:8080/a@b and mail ada@example.com",
    "the ratio is 123456789:1 at 10:30",
    "skip the task-list, and ask-me-anything-about-it-please",
    "Bearer of good news",
  ])("leaves alone what is none: %s", (text) => {
    expect(maskSecrets(text)).toMatchObject({ text, count: 0 });
  });

  it.each([
    [
      "a key as a password",
      `https://bob:${made("ghp_", 36)}@github.com/acme/app.git`,
      "https://bob:",
      "@github.com/acme/app.git",
    ],
    [
      "a key inside of a password",
      `https://bob:a!${made("ghp_", 36)}.b@github.com`,
      "https://bob:",
      "@github.com",
    ],
    ["a key behind Bearer", `Bearer ${made("ghp_", 36)}.${made("", 20)}`, "Bearer ", ""],
  ])("takes out as one, and puts back as it was: %s", (_what, text, before, after) => {
    const masked = maskSecrets(text);
    expect(masked).toMatchObject({ text: `${before}[SECRET_1]${after}`, count: 1 });
    expect(masked.restore(masked.text)).toBe(text);
  });

  it("takes no stand-in that the draft has of itself", () => {
    const key = made("ghp_", 36);
    const text = `what is [SECRET_1] in my logs, and [SECRET_3]? my key: ${key}, the other: ${made("npm_", 36)}`;
    const masked = maskSecrets(text);
    expect(masked.text).toBe(
      "what is [SECRET_1] in my logs, and [SECRET_3]? my key: [SECRET_2], the other: [SECRET_4]",
    );
    expect(masked.restore(masked.text)).toBe(text);
    expect(masked.restore("[SECRET_1] [SECRET_5] [SECRET_2]")).toBe(`[SECRET_1] [SECRET_5] ${key}`);
  });

  it("masks more in the same way, and parts of what it knows", () => {
    const [one, two] = [made("ghp_", 36), "correct-horse-battery"];
    const masked = maskSecrets(`${one} postgres://ada:${two}@db.example`);
    expect(masked.maskMore(`code: ${two}; wording: battery, ${one.slice(0, 9)}`)).toBe(
      "code: [SECRET_2]; wording: [SECRET_2], [SECRET_1]",
    );
    expect(masked.maskMore(`new: ${made("npm_", 36)}`)).toBe("new: [SECRET_3]");
  });
});
