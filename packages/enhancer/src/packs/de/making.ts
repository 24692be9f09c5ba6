import type { LanguagePack } from "../language-pack.ts";

export const makingDe: LanguagePack["making"] = {
  family: "making",
  core: [
    [
      "criteria",
      "Richtig ist es, wenn ich es so verwenden kann, wie es ist, ohne es noch einmal überarbeiten zu müssen.",
    ],
    [
      "assumptions",
      "Wo ich etwas offen gelassen habe, ‹nimm|nehmen Sie›, was am besten passt, und ‹sag|sagen Sie› in einer Zeile, was ‹du|Sie› angenommen ‹hast|haben›.",
    ],
    [
      "verification",
      "Vor der Antwort alles noch einmal mit dem abgleichen, was ich verlangt habe.",
    ],
  ],
  brief: [
    ["criteria", "Direkt verwendbar, ohne Nacharbeit."],
    ["assumptions", "Annahmen kurz nennen."],
    ["constraints", "Nichts, wonach ich nicht gefragt habe."],
  ],
};

export const makingStylesDe: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "‹Formulier|Formulieren Sie› es so klar, dass ich es unverändert weitergeben kann."],
    ["alternatives", "Gibt es einen besseren Weg zum Ziel, dann gehört er in einem Satz ans Ende."],
    ["criteria", "Das Wichtigste kommt zuerst."],
  ],
  creative: [
    ["angle", "Wo mehreres passt, ‹nimm|nehmen Sie› das weniger Naheliegende."],
    ["imagery", "Anschaulich und eigen statt allgemein."],
    ["alternatives", "Dazu eine Variante, auf die ich nicht gekommen wäre."],
  ],
  technical: [
    ["format", "In einem festen Aufbau, mit denselben Feldern in derselben Folge."],
    ["steps", "Zu jeder Entscheidung der Grund in wenigen Worten."],
    ["edge-cases", "Was nicht ins Schema passt, steht gesondert."],
  ],
};
