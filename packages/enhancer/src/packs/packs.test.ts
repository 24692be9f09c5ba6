import { describe, expect, it } from "vitest";
import { allLanguagePacks } from "../all-languages.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { languagesWithPack, loadLanguagePack } from "../load-language.ts";
import { renderMove } from "../rewrite/render-move.ts";
import { tasks } from "../types.ts";
import { allMovesOf } from "./all-moves.ts";
import { taskFamilies } from "./language-pack.ts";

const forms = [
  { subject: null, thing: null, formal: false },
  { subject: "X", thing: "Y", formal: true },
];

describe.each(allLanguagePacks.map((pack) => [pack.tag, pack] as const))("pack %s", (tag, pack) => {
  it("covers every task but chat, and every family in every style", () => {
    const missing = tasks.filter((task) => task !== "chat" && pack.tasks[task] === undefined);
    expect(missing).toEqual([]);
    expect(Object.keys(pack.styles).sort()).toEqual([...taskFamilies].sort());
  });

  it("has sentences without leftover marks, digits or double spaces, closed by a full stop", () => {
    for (const move of allMovesOf(pack)) {
      for (const facts of forms) {
        const sentence = renderMove(move, facts);
        expect(sentence).not.toMatch(/[{}|§¤‹›\d]| {2}| [.,]/);
        expect(sentence.endsWith(pack.fullStop)).toBe(true);
        expect(sentence[0]).toBe(sentence[0]?.toUpperCase());
      }
    }
  });

  it("keeps words apart where a sentence can name the topic or not", () => {
    const glued = allMovesOf(pack).filter(([, sentence]) =>
      /\p{Ll}\{(?:[^{}|]*\|)?\p{L}|\{[^{}]*\p{L}\}\p{Ll}/u.test(sentence),
    );
    expect(glued).toEqual([]);
  });

  it("quotes nothing: a quotation that is not in the prompt would be invented", () => {
    const quoting = allMovesOf(pack).filter(([, sentence]) => /["«»„“”「」『』]/u.test(sentence));
    expect(quoting).toEqual([]);
  });

  it("says every sentence once", () => {
    const sentences = allMovesOf(pack).map(([, sentence]) => sentence);
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
  });

  it("is written in its own language", () => {
    const text = allMovesOf(pack).map((move) =>
      renderMove(move, { subject: null, thing: null, formal: false }),
    );
    expect(detectLanguage(text.join(" ")).tag).toBe(tag);
  });

  it("is what the loader loads", async () => {
    expect(await loadLanguagePack(tag)).toBe(pack);
  });
});

describe("loadLanguagePack", () => {
  it("knows the same languages as the static list, and no others", async () => {
    expect([...languagesWithPack].sort()).toEqual(allLanguagePacks.map((pack) => pack.tag).sort());
    expect(await loadLanguagePack("xx")).toBeNull();
    expect(await loadLanguagePack("constructor")).toBeNull();
  });
});
