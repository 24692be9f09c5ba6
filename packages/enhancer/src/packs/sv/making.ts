import type { LanguagePack } from "../language-pack.ts";

export const makingSv: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Det är bra om jag kan använda det direkt, utan att göra om det."],
    [
      "assumptions",
      "Där jag lämnat något öppet, välj det som passar bäst och nämn antagandet på en rad.",
    ],
    ["verification", "Gå igenom allt jag ber om en gång till innan du svarar."],
  ],
  brief: [
    ["criteria", "Klart att använda som det är."],
    ["assumptions", "Synliga antaganden."],
    ["constraints", "Inget jag inte bett om."],
  ],
};

export const makingStylesSv: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Så klart uttryckt att jag kan skicka det vidare som det är."],
    ["alternatives", "Finns det ett bättre sätt att nå dit jag vill, nämn det på slutet."],
    ["criteria", "Det viktigaste först."],
    ["constraints", "Inget överflödigt{ om §|}, bara det som kommer till nytta."],
  ],
  creative: [
    ["angle", "Passar flera lösningar, välj den minst väntade."],
    ["imagery", "Låt det bli levande och eget, inte allmänt."],
    ["alternatives", "Och en variant som jag inte hade kommit på själv."],
    ["tone", "Med en blinkning{ om §|} som lockar till skratt."],
  ],
  technical: [
    ["format", "Med fast uppställning: samma fält i samma ordning."],
    ["steps", "Skälet till varje val, med några få ord."],
    ["edge-cases", "Det som inte passar in i uppställningen får stå för sig."],
    ["criteria", "Regeln som tillämpas, angiven en gång och utan undantag."],
  ],
};
