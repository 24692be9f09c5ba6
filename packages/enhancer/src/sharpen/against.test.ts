import { describe, expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { allAsks } from "../catalogue/asks.ts";
import { against } from "../catalogue/statements/against.ts";
import { createRewriter } from "./create-rewriter.ts";

const rewrite = createRewriter(allKits);
const added = (prompt: string): string =>
  rewrite({ prompt, style: "professional", level: "comprehensive", platform: "other" }).text.slice(
    prompt.length,
  );

/** What must not be added to a prompt that wants it otherwise, or has it already. */
const otherwise: readonly (readonly [string, RegExp])[] = [
  ["lasagna recipe without any substitutions", /swapped/],
  ["lasagne rezept ohne ersatz", /ersetzen/],
  ["lesson plan with no timings", /minutes/],
  ["trip to rome, i don't want any travel times or bookings", /travel|booked/],
  ["quiz on fractions, no solutions", /answers/],
  ["quiz sulle frazioni, niente soluzioni", /risposte/],
  ["quiz sur les fractions, pas de corrigé", /solution/],
  ["gift for dad, don't explain", /why/],
  ["gift for mom, just a list", /why/],
  ["geschenk für mama, nur eine liste", /warum/],
  ["cadeau pour maman, sans prix ni explications", /prix|pourquoi/],
  ["sleep tips, do not mention doctors", /doctor/],
  ["excel formula, explain nothing", /say/],
  ["party ideas, no prep", /prepared/],
  ["packliste ohne stückzahlen", /Anzahl/],
  ["explain inflation, skip the common misconceptions", /wrong/],
  ["flyer with five headlines", /One headline/],
  ["farewell card for my boss, only general praise, nothing personal", /general praise/],
  ["birthday message full of cliches, on purpose", /stock phrases/],
  ["message d'anniversaire plein de clichés", /formules/],
  ["mensaje de cumpleaños lleno de clichés", /frases hechas/],
  ["love letter, as cheesy as possible", /comparisons/],
  ["lettre d'amour avec de grandes comparaisons", /comparaisons/],
  ["linkedin post with invented anecdotes", /Invent/],
  ["costume ideas, the most obvious ones", /everyone/],
  ["apology to my wife, explain why i was right", /excuses/],
  ["entschuldigung an chefin mit ausreden", /Ausreden/],
  ["email to my boss, bury the point at the end", /first two/],
  ["cover letter, retell my whole resume", /retell/],
  ["carta de renuncia con todas mis razones", /más motivos/],
  ["lettre de démission avec toutes mes raisons", /plus de raisons/],
  ["lettera di dimissioni con tutti i miei motivi", /più motivi/],
  ["carta de demissão com todos os meus motivos", /mais motivos/],
  ["ontslagbrief met al mijn redenen", /meer redenen/],
  ["filmtipps mit spoilern", /verraten/],
  ["meal plan for one week, every day totally different ingredients", /share/],
  ["fix this code, rewrite it completely", /little/],
  ["proofread and rewrite freely: i has a cat", /wording/],
  ["haiku about my cat on the radiator, 5-7-5", /syllables/],
];

/** Prompts that share the words and want the sentence. */
const kept: readonly (readonly [string, RegExp])[] = [
  ["lasagna recipe without eggs", /swapped/],
  ["gift ideas for dad, no alcohol", /why/],
  ["party ideas for a group of 5, no alcohol", /prepared/],
  ["packing list for 5 days in rome, no beach", /number for each/],
  ["quiz on fractions for 5th grade, no calculators", /answers/],
  ["apology email to a customer for a late delivery", /excuses/],
  ["birthday message for my sister, no emojis", /stock phrases/],
];

describe("a sentence that the prompt speaks against", () => {
  it.each(otherwise)("is left out of %s", (prompt, sentence) => {
    expect(added(prompt)).not.toMatch(sentence);
  });

  it.each(kept)("stays in %s", (prompt, sentence) => {
    expect(added(prompt)).toMatch(sentence);
  });

  it("is one that some ask has", () => {
    const ids = allAsks.flatMap(({ advice }) =>
      Object.values(advice ?? {}).flatMap((list: readonly string[]) => list),
    );
    const lost = against.filter(({ of }) => !ids.some((id) => new RegExp(of, "u").test(id)));
    expect(lost).toEqual([]);
  });
});
