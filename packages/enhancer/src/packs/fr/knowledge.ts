import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksFr: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "‹Donne|Donnez› la source de chaque affirmation importante et ‹dis|dites› où les preuves{ sur §|} sont minces ou contestées.",
      ],
      ["format", "D'abord la réponse courte, ensuite les raisons, un paragraphe chacune."],
      ["purpose", "J'en ai besoin pour [usage] ; ce qui compte pour cela vient en premier."],
    ],
    brief: [
      ["format", "Réponse courte d'abord, puis les raisons."],
      ["sources", "Sources indiquées, points contestés signalés."],
      ["purpose", "Usage : [à quoi cela servira]."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "Les critères sont [ce qui compte] ; ‹dis|dites› lequel pèse le plus."],
      [
        "steps",
        "‹Sépare|Séparez› observation, interprétation et conclusion, pour que chaque étape soit vérifiable.",
      ],
      [
        "alternatives",
        "‹Cite|Citez› la meilleure lecture contraire et pourquoi elle convainc moins.",
      ],
    ],
    brief: [
      ["criteria", "Critères : [ce qui compte]."],
      ["steps", "Faits et interprétation séparés."],
      ["alternatives", "Et la meilleure lecture contraire."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "‹Compare|Comparez› selon [les points qui m'importent], les mêmes de chaque côté.",
      ],
      [
        "format",
        "‹Présente|Présentez› le résultat en tableau, puis en un paragraphe dans quel cas choisir quoi.",
      ],
      ["context", "Ma situation : [pour quel besoin]."],
    ],
    brief: [
      ["criteria", "Selon [les points importants]."],
      ["format", "Un tableau, puis quand choisir quoi."],
      ["constraints", "Pas de verdict sans raison."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "‹Pars|Partez› du principe que je suis curieux mais débutant, et ‹introduis|introduisez› chaque terme technique à sa première apparition.",
      ],
      ["examples", "Qu'un même exemple du quotidien traverse toute l'explication."],
      [
        "edge-cases",
        "‹Signale|Signalez› ce qu'on comprend le plus souvent de travers{ sur §|} et pourquoi.",
      ],
    ],
    brief: [
      ["audience", "Je découvre le sujet."],
      ["examples", "Un exemple du quotidien."],
      ["edge-cases", "Et l'erreur la plus courante{ sur §|}."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Ma situation : [ce qui compte ici] ; la réponse doit partir de là, pas du cas moyen.",
      ],
      [
        "alternatives",
        "‹Donne|Donnez› les options réalistes, avec ce qui parle pour et contre chacune.",
      ],
      ["criteria", "Pour finir, celle que ‹tu choisirais|vous choisiriez› et de quoi cela dépend."],
    ],
    brief: [
      ["context", "Ma situation : [faits importants]."],
      ["criteria", "Pour finir, une recommandation nette."],
      ["constraints", "Pas de conseils généraux."],
    ],
  },
};
