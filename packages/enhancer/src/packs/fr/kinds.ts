import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsFr: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "‹Remonte|Remontez› la chaîne des causes jusqu'à celle qui explique vraiment."],
    ["criteria", "‹Classe|Classez› les causes selon le poids de chacune."],
    ["edge-cases", "‹Donne|Donnez› un cas où cela ne se produit pas, et ‹dis|dites› pourquoi."],
    ["sources", "‹Sépare|Séparez› ce qui est établi de ce qui reste une hypothèse."],
  ],
  how: [
    [
      "steps",
      "‹Donne|Donnez› les étapes dans l'ordre où je les ferais, chacune avec le signe que c'est réussi.",
    ],
    ["context", "Je dispose de [outils, accès ou matériel]."],
    [
      "edge-cases",
      "‹Signale|Signalez› l'étape où l'on se trompe le plus souvent et comment se rattraper.",
    ],
    ["alternatives", "S'il existe un chemin plus court qui suffit, mets-le à la fin."],
  ],
  which: [
    [
      "criteria",
      "Ce qui compte pour moi : [le plus important] ; ‹dis|dites› ce que vaut chaque option là-dessus.",
    ],
    ["alternatives", "Seulement les quelques options qui en valent la peine, sans doublons."],
    [
      "format",
      "Pour chaque option : son point fort, son principal défaut, et qui devrait l'éviter.",
    ],
    [
      "assumptions",
      "Si le choix dépend d'une chose que je n'ai pas dite, ‹précise|précisez› laquelle.",
    ],
  ],
  what: [
    ["format", "D'abord en une phrase ce à quoi cela revient, puis les détails."],
    ["examples", "Montre-le sur un cas précis et sur un autre qui n'y ressemble qu'en apparence."],
    ["purpose", "‹Dis|Dites› aussi à quoi cela sert et où cela cesse de servir."],
    ["edge-cases", "‹Dissipe|Dissipez› le malentendu le plus courant{ sur §|}."],
  ],
  whether: [
    ["format", "‹Commence|Commencez› par oui, non ou cela dépend, puis la raison qui décide."],
    ["alternatives", "‹Donne|Donnez› le meilleur argument de chaque côté avant de trancher."],
    ["assumptions", "‹Précise|Précisez› à quelle condition la réponse s'inverserait."],
    ["context", "Ma situation : [ce dont cela dépend]."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksFr: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Avant de répondre, ‹confronte ton|confrontez votre› brouillon à chaque point ci-dessus et ‹corrige|corrigez› ce qui manque.",
  ],
  [
    "verification",
    "À la fin, ‹indique|indiquez› à quel point chaque affirmation principale est sûre, et pourquoi.",
  ],
  [
    "verification",
    "S'il manque quelque chose d'essentiel dans ma demande, ‹pose-moi|posez-moi› d'abord la question, deux au plus.",
  ],
  [
    "verification",
    "‹Termine|Terminez› par le point le plus faible de la réponse et ce qui le renforcerait.",
  ],
];

export const briefChecksFr: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Avec une relecture avant de répondre."],
  ["verification", "Avec le degré de certitude."],
  ["verification", "S'il manque l'essentiel, d'abord une question."],
];
