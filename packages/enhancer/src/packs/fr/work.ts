import type { LanguagePack } from "../language-pack.ts";

export const workTasksFr: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Ce qui est fixé : [dates, budget, personnes] ; ‹dis|dites› où le plan changerait si l'un d'eux bouge.",
      ],
      ["steps", "‹Mets|Mettez› les étapes dans l'ordre, avec ce qui doit être fini avant chacune."],
      ["assumptions", "‹Énonce|Énoncez› chaque hypothèse pour que je puisse la corriger."],
    ],
    brief: [
      ["context", "Fixé : [dates, budget, personnes]."],
      ["steps", "Étapes{ pour §|} dans l'ordre, avec dépendances."],
      ["assumptions", "Hypothèses énoncées."],
      ["edge-cases", "Le plus grand risque{ pour §|} et sa parade."],
      ["criteria", "Et à quoi voir que tout va bien."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Les personnes concernées sont [qui], et tout doit être prêt pour [quand]."],
      [
        "format",
        "Je veux pouvoir l'utiliser tel quel : pour chaque point, un responsable et la prochaine action.",
      ],
      ["criteria", "C'est réussi si personne n'a besoin de demander la suite."],
    ],
    brief: [
      ["context", "Concernés : [qui] ; prêt pour [quand]."],
      ["format", "Par point, un responsable et la prochaine action."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Que les propositions diffèrent vraiment, pas seulement dans les mots, et sans les plus évidentes.",
      ],
      ["context", "Elles doivent convenir à [goûts, budget ou limites]."],
      ["format", "Pour chacune, une ligne sur ce qui pourrait la faire marcher."],
    ],
    brief: [
      ["constraints", "Vraiment différentes, rien d'évident{ pour §|}."],
      ["context", "À respecter : [limites]."],
      ["format", "Une ligne de justification chacune."],
      ["angle", "Au moins une idée audacieuse{ pour §|}."],
      ["criteria", "La meilleure, signalée."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Les données ont ces colonnes : [noms et types]."],
      [
        "steps",
        "‹Donne|Donnez› la formule, la requête ou le code exact et l'endroit où le mettre.",
      ],
      [
        "edge-cases",
        "Et ce qui se passe pour les cellules vides, les doublons et les valeurs illisibles.",
      ],
    ],
    brief: [
      ["context", "Colonnes : [noms et types]."],
      ["steps", "Formule exacte{ pour §|} et où la mettre."],
      ["edge-cases", "Cellules vides et doublons prévus."],
      ["verification", "Et un exemple{ avec §|} calculé."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "‹Montre|Montrez› chaque étape et la règle sur laquelle elle repose."],
      ["verification", "Pour finir, une vérification ou une seconde méthode."],
      [
        "assumptions",
        "Si l'énoncé laisse quelque chose ouvert, ‹dis|dites› comment ‹tu le lis|vous le lisez› avant de calculer.",
      ],
    ],
    brief: [
      ["steps", "Chaque étape montrée."],
      ["verification", "Et une vérification."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "La scène se passe dans [décor], avec un point focal net et rien qui lui fasse concurrence.",
      ],
      ["angle", "Elle est vue depuis [point de vue], la lumière venant d'un seul côté."],
      ["constraints", "Sans texte, filigrane ni figure en trop."],
    ],
    brief: [
      ["imagery", "Un point focal ; décor : [décor]."],
      ["constraints", "Sans texte ni surcharge."],
    ],
  },
};
