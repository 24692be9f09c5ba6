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
      ["format", "Réponse courte{ sur §|} d'abord, puis les raisons."],
      ["sources", "Avec sources ; points contestés{ sur §|} signalés."],
      ["purpose", "Usage : [à quoi cela servira]."],
      ["examples", "Un exemple réel par point."],
      ["criteria", "Ce qui compte le plus{ concernant §|}, en tête."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "Les critères sont [ce qui compte] ; ‹dis|dites› lequel pèse le plus."],
      [
        "steps",
        "‹Sépare|Séparez› observation, interprétation et conclusion{ concernant §|}, pour que chaque étape soit vérifiable.",
      ],
      [
        "alternatives",
        "‹Cite|Citez› la meilleure lecture contraire et pourquoi elle convainc moins.",
      ],
    ],
    brief: [
      ["criteria", "Critères : [ce qui compte]."],
      ["steps", "Faits et interprétation séparés."],
      ["alternatives", "Et la meilleure lecture contraire{ concernant §|}."],
      ["format", "La conclusion{ sur §|} dès la première ligne."],
      ["verification", "Les points douteux{ concernant §|}, signalés."],
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
      ["depth", "Uniquement les différences{ concernant §|} qui se remarquent."],
      ["edge-cases", "Et ce qu'on néglige souvent{ concernant §|}."],
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
      ["audience", "Je pars de zéro{ concernant §|}."],
      ["examples", "Un exemple du quotidien{ sur §|}."],
      ["edge-cases", "Et l'erreur la plus courante{ sur §|}."],
      ["steps", "Une idée après l'autre, sans saut."],
      ["verification", "Une question finale{ sur §|} pour me tester."],
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
      ["criteria", "Pour finir, une recommandation nette{ concernant §|}."],
      ["constraints", "Pas de conseils généraux{ sur §|}."],
      ["edge-cases", "Et ce que l'on regrette après coup."],
      ["steps", "Ce que je peux faire aujourd'hui{ pour §|}."],
    ],
  },
};
