import { describe, expect, it } from "vitest";
import { defaultSettings } from "../messages/settings.ts";
import { readExport, writeExport } from "./export-file.ts";

const id = "3f0c1f5e-6d3e-4a52-9a0e-2f0f1a4d9b11";

const exported = {
  format: 1 as const,
  settings: { style: "concise" as const, hiddenOn: ["grok" as const] },
  ownStyles: [{ id, at: 1, name: "Pirate", instruction: "Write like a pirate." }],
  library: [{ id, at: 2, title: "Mail", text: "Write to {{name}}" }],
};

describe("an exported file", () => {
  it("is read as it was written", () => {
    expect(readExport(writeExport(exported))).toEqual({ ok: true, data: exported });
  });

  it("does not carry whether texts are kept to another device", () => {
    const settings = { ...defaultSettings, keepHistory: true };
    const read = readExport(JSON.stringify({ ...exported, settings }));
    expect(read.ok && read.data.settings).not.toHaveProperty("keepHistory");
  });

  it.each([
    ["no JSON", "{", { why: "not-json" }],
    ["another program's file", '{"name":"x"}', { why: "not-ours" }],
    ["a list", "[]", { why: "not-ours" }],
    ["a later format", JSON.stringify({ ...exported, format: 2 }), { why: "newer" }],
    ["far too large", "x".repeat(8_000_001), { why: "too-large" }],
    [
      "an unknown style",
      JSON.stringify({ ...exported, settings: { style: "loud" } }),
      { why: "wrong-value", where: "settings.style" },
    ],
    [
      "a prompt without a text",
      JSON.stringify({ ...exported, library: [{ id, at: 1, title: "x" }] }),
      { why: "wrong-value", where: "library.0.text" },
    ],
    [
      "a prompt that is too long",
      JSON.stringify({
        ...exported,
        library: [{ id, at: 1, title: "Novel", text: "x".repeat(50_001) }],
      }),
      { why: "too-long", name: "Novel" },
    ],
    [
      "more than there is room for",
      JSON.stringify({
        ...exported,
        library: Array.from({ length: 1001 }, () => exported.library[0]),
      }),
      { why: "full" },
    ],
  ])("is refused with the reason when it is %s", (_what, text, fault) => {
    expect(readExport(text)).toEqual({ ok: false, ...fault });
  });
});
