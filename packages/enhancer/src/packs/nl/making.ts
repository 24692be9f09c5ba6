import type { LanguagePack } from "../language-pack.ts";

export const makingNl: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Het is goed als ik het zo kan gebruiken, zonder het over te hoeven doen."],
    [
      "assumptions",
      "Kies waar ik iets heb opengelaten wat het beste past, en noem in één regel de aanname.",
    ],
    ["verification", "Loop vóór het antwoorden nog één keer alles na waar ik om vraag."],
  ],
  brief: [
    ["criteria", "Zo te gebruiken zoals het is."],
    ["assumptions", "Aannames zichtbaar."],
    ["constraints", "Niets waar ik niet om vraag."],
  ],
};

export const makingStylesNl: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Zo helder verwoord dat ik het ongewijzigd kan doorgeven."],
    [
      "alternatives",
      "Is er een betere manier om mijn doel te bereiken, noem die dan aan het eind.",
    ],
    ["criteria", "Het belangrijkste eerst."],
  ],
  creative: [
    ["angle", "Kies waar meer dan één oplossing past de minst voor de hand liggende."],
    ["imagery", "Laat het levendig en eigen zijn, niet algemeen."],
    ["alternatives", "En een variant waar ik zelf niet op gekomen was."],
  ],
  technical: [
    ["format", "Met een vaste opbouw: dezelfde velden in dezelfde volgorde."],
    ["steps", "De reden voor elke keuze, in een paar woorden."],
    ["edge-cases", "Wat niet in het schema past, apart."],
  ],
};
