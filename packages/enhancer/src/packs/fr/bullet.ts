import type { BulletMoves } from "../language-pack.ts";

/** Bullets of a résumé: Action, Tools, Scope, Metric, Impact. */
export const bulletFr: BulletMoves = {
  named:
    "puce|puces|point de mon cv|points de mon cv|ligne de mon cv|lignes de mon cv|réalisation|réalisations|bullet|bullets",
  core: [
    [
      "format",
      "Chaque point comporte cinq éléments, dans cet ordre : l'action, les outils, le périmètre, un chiffre et l'impact.",
    ],
    ["constraints", "Uniquement des faits que je fournis, sans jamais inventer de chiffre."],
  ],
  brief: [
    ["format", "Action, outils, périmètre, chiffre, impact, dans cet ordre."],
    ["constraints", "Uniquement mes propres faits."],
  ],
  styles: {
    professional: [
      ["tone", "Le point s'ouvre sur un verbe fort au passé et tient en deux lignes."],
      ["alternatives", "Avec une version plus courte pour une page chargée."],
    ],
    creative: [
      ["alternatives", "Avec une seconde version qui part de l'impact plutôt que de l'action."],
      ["angle", "Plutôt un verbe de caractère qu'un verbe usé comme gérer ou piloter."],
    ],
    technical: [
      [
        "criteria",
        "Les outils et méthodes portent le nom exact qu'emploierait une offre d'emploi, pour qu'un logiciel de tri les trouve.",
      ],
      ["verification", "En dessous, quelle expression couvre lequel des cinq éléments."],
    ],
  },
  missing: {
    lead: "Il me reste à compléter",
    tools: {
      said: "avec|grâce à|au moyen de|via|en utilisant",
      gap: "les outils [outils ou méthodes]",
    },
    scope: {
      said: "équipe|équipes|personnes|clients|utilisateurs|élèves|étudiants|magasins|pays|régions|budget|comptes",
      gap: "le périmètre [équipe, budget ou volume]",
    },
    metric: { gap: "le chiffre [valeur avant et après]" },
  },
};
