import { english } from "@whetstone/enhance-flow";
import care from "@whetstone/enhancer/languages/de/care.json" with { type: "json" };
import lexicon from "@whetstone/enhancer/languages/de/lexicon.json" with { type: "json" };
import reader from "@whetstone/enhancer/languages/de/reader.json" with { type: "json" };
import texts from "@whetstone/enhancer/languages/de/texts.json" with { type: "json" };
import { expect, it } from "vitest";
import { createWorkerEngine } from "./engine.ts";
import { createKitLoader } from "./load-kit.ts";

const files = new Map([["languages/de.json", { care, lexicon, reader, texts }]]);
const readFile = async (path: string): Promise<unknown> => files.get(path);

const { score, rewrite } = createWorkerEngine({
  loadKit: createKitLoader(readFile),
  language: english,
});

it.each([
  "my friend overdosed and is not waking up",
  "Mein Freund hat eine Überdosis genommen und wacht nicht auf",
])("gives no score to somebody in a crisis (ENH-5): %s", async (draft) => {
  expect(await score(draft)).toBeNull();
});

it("says in the language of the draft what is still open", async () => {
  const shown = await score("Schreib eine Kündigung für meinen Mietvertrag der Wohnung");
  expect(shown?.total).toBeLessThan(60);
  expect(shown?.reasons.map(({ kind, lang }) => [kind, lang])).toContainEqual(["gap", "de"]);
});

it("gives no score in a language with no file (ENH-16)", async () => {
  expect(await score("ช่วยเขียนอีเมลถึงหัวหน้าของฉันหน่อย")).toBeNull();
});

it("asks again for a file that could not be read", async () => {
  const missing = [true, false];
  const load = createKitLoader(async (path) => {
    if (missing.shift()) throw new Error("gone");
    return readFile(path);
  });
  await expect(load("de")).rejects.toThrow("gone");
  expect((await load("de")).tag).toBe("de");
});

it("rewrites with the language of the prompt, its questions among what it tells", async () => {
  const enhancement = await rewrite({
    prompt: "Schreib eine Kündigung für meinen Mietvertrag der Wohnung",
    style: "professional",
    level: "comprehensive",
    platform: "chatgpt",
  });
  expect(enhancement.language).toBe("de");
  expect(enhancement.questions).not.toEqual([]);
});
