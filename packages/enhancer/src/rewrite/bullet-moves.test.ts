import { describe, expect, it } from "vitest";
import { allLanguagePacks } from "../all-languages.ts";
import { levels, styles } from "../vocabulary.ts";
import { createRewriter } from "./create-rewriter.ts";

const rewrite = createRewriter(allLanguagePacks);
const sharpen = (prompt: string, style: (typeof styles)[number] = "professional") =>
  rewrite({ prompt, style, level: "comprehensive", platform: "chatgpt" }).text;

describe("a bullet of a résumé", () => {
  it("is asked for as Action, Tools, Scope, Metric, Impact, in every style", () => {
    for (const style of styles)
      expect(sharpen('Rewrite this resume bullet: "Improved sales"', style).toLowerCase()).toMatch(
        /action.*tools.*scope.*metric.*impact/,
      );
  });

  it("gets a placeholder for each part it doesn't say", () => {
    const bare = sharpen('Rewrite this resume bullet: "Improved sales"');
    for (const gap of [
      "[tools or methods]",
      "[team, budget or volume]",
      "[figure before and after]",
    ])
      expect(bare).toContain(gap);
  });

  it("gets none for what it says", () => {
    const full = sharpen(
      'Rewrite this resume bullet: "Cut costs by 12% for a team of engineers using Terraform"',
    );
    expect(full).not.toContain("[");
  });

  it.each([
    'Improve this resume bullet: "Led sales, by [metric: figure before and after]"',
    'Verbessere diesen Stichpunkt in meinem Lebenslauf: "Umsatz gesteigert, um [Kennzahl]"',
    'Mejora esta viñeta de mi currículum: "Aumenté las ventas, con [métrica]"',
    'Améliore cette puce de mon CV : "Hausse des ventes, avec [chiffre]"',
    'Melhore este item do meu currículo: "Aumentei as vendas, com [métrica]"',
  ])("is not told of its gaps again where they are marked in it: %s", (prompt) => {
    for (const style of styles) {
      const added = sharpen(prompt, style).replace(prompt, "");
      expect(added).not.toBe("");
      expect(added).not.toContain("[");
    }
  });

  it.each([
    ['Improve this resume bullet: "Led 4 engineers"', "[team, budget"],
    ['Verbessere diesen Stichpunkt in meinem Lebenslauf: "12 Azubis betreut"', "[Team, Budget"],
    ['Mejora esta viñeta de mi currículum: "Formé a 30 operarios"', "[equipo,"],
    ['Améliore cette puce de mon CV : "Formation de 30 ouvriers"', "[équipe,"],
    ['Melhore este item do meu currículo: "Treinei 30 operadores"', "[equipe,"],
  ])("has said its scope with a number of anything: %s", (prompt, gap) => {
    expect(sharpen(prompt)).not.toContain(gap);
  });

  it("hasn't said its scope with a share or a span of time", () => {
    for (const figure of ["12 percent", "9 hours", "3 weeks"])
      expect(sharpen(`Improve this resume bullet: "Cut costs by ${figure}"`)).toContain(
        "[team, budget or volume]",
      );
  });

  it("keeps its words and its figures, and adds none", () => {
    const prompt = 'Improve this resume bullet: "Cut load time from 4.2 s to 1.3 s"';
    for (const style of styles)
      for (const level of levels) {
        const { text } = rewrite({ prompt, style, level, platform: "chatgpt" });
        expect(text).toContain('"Cut load time from 4.2 s to 1.3 s"');
        expect(text.replace(prompt, "")).not.toMatch(/\p{N}/u);
      }
  });

  it.each([
    ['Verbessere diesen Stichpunkt in meinem Lebenslauf: "Umsatz gesteigert"', "[Werkzeuge oder"],
    ['Mejora esta viñeta de mi currículum: "Aumenté las ventas"', "[herramientas o métodos]"],
    ['Améliore cette puce de mon CV : "Hausse des ventes"', "[outils ou méthodes]"],
    ['Melhore este item do meu currículo: "Aumentei as vendas"', "[ferramentas ou métodos]"],
  ])("is asked for in its own language: %s", (prompt, gap) => {
    expect(sharpen(prompt)).toContain(gap);
    for (const style of styles) expect(sharpen(prompt, style)).not.toBe(prompt);
  });

  it("leaves the rest of a résumé as it was", () => {
    expect(sharpen("improve my resume for a data analyst role")).not.toContain("five parts");
  });
});
