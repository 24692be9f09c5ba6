import { describe, expect, it } from "vitest";
import { allLanguagePacks, scorePrompt } from "../all-languages.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { createRewriter } from "../rewrite/create-rewriter.ts";
import { countWords } from "../text/words.ts";
import { styles } from "../vocabulary.ts";

/** The score of a text that has one. */
const scored = (...input: Parameters<typeof scorePrompt>) => {
  const score = scorePrompt(...input);
  if (score === null) throw new Error("No score");
  return score;
};

const rewrite = createRewriter(allLanguagePacks);

const prompts: readonly (readonly [tag: string, prompt: string])[] = [
  ["pt", "Escreva um texto sobre a vida das abelhas na cidade"],
  ["ru", "Напиши статью о жизни пчёл в большом городе"],
  ["it", "Scrivi un testo sulla vita delle api in città"],
  ["pl", "Napisz artykuł o życiu pszczół w dużym mieście"],
  ["it", "Mi spieghi la fotosintesi"],
  ["pl", "Proszę wyjaśnić fotosyntezę"],
  ["ru", "объясните фотосинтез"],
  ["nl", "Schrijf een artikel over het leven van bijen in de stad"],
  ["id", "Buatkan artikel tentang kehidupan lebah di kota"],
  ["id", "Jelaskan cara kerja fotosintesis"],
  ["tr", "Şehirde arıların yaşamı hakkında bir makale yaz"],
  ["uk", "Напиши статтю про життя бджіл у місті"],
  ["sv", "Skriv en artikel om hur bin lever i staden"],
  ["uk", "поясніть фотосинтез"],
  ["tr", "fotosentezi açıklar mısınız"],
];

describe.each(prompts)("a prompt in %s", (tag, prompt) => {
  it.each(styles)("gets more to say in its own language and scores higher: %s", (style) => {
    const result = rewrite({ prompt, style, level: "comprehensive", platform: "chatgpt" });
    expect(result.text.startsWith(prompt)).toBe(true);
    expect(countWords(result.text)).toBeGreaterThan(countWords(prompt));
    expect(detectLanguage(result.text.slice(prompt.length)).tag).toBe(tag);
    expect(result.checks.filter((check) => !check.passed)).toEqual([]);
    expect(scored(result.text).total).toBeGreaterThan(scored(prompt).total);
  });
});

it("reads how a question asks behind an opening question mark too", () => {
  const ask = (prompt: string) =>
    rewrite({ prompt, style: "professional", level: "expert", platform: "chatgpt" }).text;
  expect(ask("¿Por qué empezó la guerra de Independencia española?")).toMatch(/causas/);
});

it("reads how a question asks at its end where the verb stands last", () => {
  const ask = (prompt: string) =>
    rewrite({ prompt, style: "technical", level: "expert", platform: "chatgpt" }).text;
  expect(ask("Kazandığım paramı borsaya yatırmalı mıyım?")).toMatch(
    /evet|hangi koşulda|alt sorular/i,
  );
});
