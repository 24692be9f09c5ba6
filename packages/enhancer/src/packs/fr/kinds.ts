import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsFr: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "‹Remonte|Remontez› la chaîne des causes jusqu'à celle qui explique vraiment."],
    ["criteria", "‹Classe|Classez› les causes selon le poids de chacune{ dans §|}."],
    ["edge-cases", "‹Donne|Donnez› un cas où cela ne se produit pas, et ‹dis|dites› pourquoi."],
    ["sources", "‹Sépare|Séparez› ce qui est établi{ sur §|} de ce qui reste une hypothèse."],
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
    [
      "alternatives",
      "S'il existe un chemin plus court qui suffit{ pour §|}, ‹mets-le|mettez-le› à la fin.",
    ],
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
    [
      "examples",
      "‹Montre-le|Montrez-le› sur un cas précis et sur un autre qui n'y ressemble qu'en apparence.",
    ],
    ["purpose", "‹Dis|Dites› aussi à quoi cela sert et où cela cesse de servir."],
    ["edge-cases", "‹Dissipe|Dissipez› le malentendu le plus courant{ sur §|}."],
  ],
  whether: [
    ["format", "‹Commence|Commencez› par oui, non ou cela dépend, puis la raison qui décide."],
    [
      "alternatives",
      "‹Donne|Donnez› le meilleur argument de chaque côté{ concernant §|} avant de trancher.",
    ],
    ["assumptions", "‹Précise|Précisez› à quelle condition la réponse s'inverserait."],
    ["context", "Ma situation : [ce dont cela dépend]."],
  ],
  fact: [
    ["sources", "D'abord la réponse, puis en une phrase ce qui la fonde et le degré de confiance."],
    [
      "assumptions",
      "Si la question se lit de plusieurs façons, ‹réponds|répondez› à la plus probable et ‹nomme|nommez› l'autre.",
    ],
    [
      "depth",
      "‹Ajoute|Ajoutez› le seul élément de contexte sans lequel la réponse{ sur §|} tromperait.",
    ],
    [
      "criteria",
      "Si les sources divergent{ sur §|}, ‹donne|donnez› la fourchette et la cause de l'écart.",
    ],
  ],
  list: [
    ["format", "Une ligne par élément : le nom d'abord, puis ce qui le distingue."],
    ["constraints", "‹Écarte|Écartez› les quasi-doublons et ce qui n'est là que pour remplir."],
    [
      "steps",
      "‹Choisis|Choisissez› un ordre qui m'aide à lire la liste, et ‹indique|indiquez› lequel.",
    ],
    [
      "criteria",
      "‹Précise|Précisez› selon quelle mesure le choix{ concernant §|} s'est fait, et ce qu'une autre changerait.",
    ],
    [
      "verification",
      "‹Marque|Marquez› les éléments incertains plutôt que de tout affirmer sur le même ton.",
    ],
    ["depth", "‹Joins|Joignez› à chaque élément le fait qu'il me faudrait sinon chercher."],
    [
      "alternatives",
      "‹Termine|Terminez› par un élément{ concernant §|} que les listes oublient d'ordinaire.",
    ],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsFr: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "La cause profonde d'abord."],
    ["criteria", "Seulement les causes qui pèsent{ dans §|}."],
    ["sources", "Ce qui n'est pas prouvé{ sur §|}, signalé."],
    ["examples", "Un exemple par cause."],
    ["alternatives", "L'explication populaire{ sur §|} qui est fausse."],
    ["edge-cases", "Et quand cela ne tient pas."],
  ],
  how: [
    ["steps", "Étapes numérotées{ pour §|}."],
    ["edge-cases", "Avec l'erreur habituelle{ concernant §|}."],
    ["criteria", "À quoi voir que c'est réussi."],
    ["depth", "Sans théorie."],
    ["constraints", "Moyens ordinaires seulement{ pour §|}."],
    ["alternatives", "La voie la plus rapide{ pour §|} qui suffise."],
  ],
  which: [
    ["criteria", "Selon [ce qui compte pour moi]."],
    ["alternatives", "Peu d'options, aucun doublon."],
    ["format", "Par option : atout, défaut."],
    ["assumptions", "Une seule recommandation{ concernant §|}, à la fin."],
    ["edge-cases", "Et ce que presque personne ne signale{ sur §|}."],
    ["sources", "Données récentes{ sur §|}, pas d'impressions."],
  ],
  what: [
    ["format", "L'essentiel{ sur §|} en une phrase."],
    ["examples", "Un cas concret{ sur §|}."],
    ["purpose", "Et à quoi cela sert."],
    ["depth", "Le fonctionnement, pas seulement les parties."],
    ["audience", "Sans connaissances préalables{ sur §|}."],
    ["alternatives", "En une ligne, ce que ce n'est pas."],
    ["edge-cases", "La confusion courante{ sur §|}."],
  ],
  whether: [
    ["format", "Oui, non ou cela dépend, d'emblée."],
    ["assumptions", "Ce qui changerait la réponse{ sur §|}."],
    ["alternatives", "Le meilleur argument par camp{ sur §|}."],
    ["sources", "Faits et avis séparés."],
    ["edge-cases", "L'exception qu'on oublie{ concernant §|}."],
    ["criteria", "Et ce qui décide."],
  ],
  fact: [
    ["sources", "Avec un degré de confiance."],
    ["assumptions", "L'autre lecture, s'il y en a une."],
  ],
  list: [
    ["format", "Une ligne par élément, le meilleur d'abord."],
    ["constraints", "Aucun remplissage{ sur §|}."],
    ["verification", "Les éléments douteux, signalés."],
    ["criteria", "Le critère retenu{ pour §|}, nommé."],
    ["depth", "Ce qui distingue chacun."],
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
