import type { LanguagePack } from "../language-pack.ts";

export const stylesFr: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Le résultat doit passer une revue d'équipe : noms clairs, petites fonctions et une courte note sur les choix.",
      ],
      [
        "assumptions",
        "Là où la tâche reste ouverte, ‹énonce|énoncez› l'hypothèse retenue au lieu de deviner en silence.",
      ],
      ["alternatives", "‹Mentionne|Mentionnez› l'alternative écartée et la raison."],
    ],
    creative: [
      [
        "angle",
        "Avant de trancher, ‹cherche|cherchez› une voie qui ne soit pas celle du manuel et ‹prends-la|prenez-la› si elle est au moins aussi claire.",
      ],
      [
        "imagery",
        "Que les noms racontent ce qui se passe, de sorte que le code se lise comme un récit.",
      ],
      ["alternatives", "Pour conclure, une façon inattendue d'aller plus loin."],
    ],
    technical: [
      [
        "format",
        "Avant le code : les entrées avec leurs types, les sorties et les erreurs possibles.",
      ],
      ["verification", "Avec des tests pour le cas normal, les bornes et un échec."],
      [
        "criteria",
        "‹Indique|Indiquez› le coût en temps et en mémoire, et à partir de quand la solution ne suffit plus.",
      ],
    ],
  },
  text: {
    professional: [
      ["tone", "Un ton sûr et simple, des verbes précis plutôt que des adjectifs."],
      [
        "criteria",
        "C'est réussi si l'on sait dès le début de quoi il s'agit et si la suite permet d'agir.",
      ],
      [
        "assumptions",
        "‹N'invente|N'inventez› ni faits, ni chiffres, ni citations ; ce que je dois fournir reste signalé.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Trouve|Trouvez› un regard{ sur §|} que presque personne n'attend, et ‹commence|commencez› au milieu de l'action.",
      ],
      [
        "imagery",
        "‹Travaille|Travaillez› avec des images, des sons et des matières plutôt qu'avec des mots abstraits, et ‹donne|donnez› du caractère à la voix.",
      ],
      [
        "alternatives",
        "Que la fin montre l'image du début sous un autre jour au lieu de tout résumer.",
      ],
    ],
    technical: [
      [
        "format",
        "‹Structure|Structurez› avec des titres qui affirment quelque chose et une idée par paragraphe.",
      ],
      [
        "verification",
        "À la fin, ‹confronte|confrontez› chaque affirmation aux éléments donnés et ‹signale|signalez› ce qui ne peut être confirmé.",
      ],
      ["edge-cases", "Chaque terme est défini une fois, puis employé toujours de la même façon."],
    ],
  },
  knowledge: {
    professional: [
      [
        "format",
        "La réponse en deux phrases d'abord, puis le raisonnement, par ordre d'importance.",
      ],
      [
        "tone",
        "‹Écris|Écrivez› de façon claire et neutre, et ‹distingue|distinguez› ce qui est établi{ sur §|} de ce qui fait encore débat.",
      ],
      ["assumptions", "Si ma question repose sur une idée fausse, ‹dis-le|dites-le› dès le début."],
    ],
    creative: [
      [
        "angle",
        "‹Aborde|Abordez› la question par un côté inattendu : une histoire, une image ou une expérience de pensée qui en montre le cœur.",
      ],
      [
        "imagery",
        "‹Prends|Prenez› une métaphore qui tient vraiment, et ‹dis|dites› où elle cesse de convenir.",
      ],
      [
        "alternatives",
        "‹Termine|Terminez› par une question qui me fasse porter un autre regard{ sur §|}.",
      ],
    ],
    technical: [
      ["format", "D'abord la définition exacte, puis le mécanisme, puis ses limites."],
      [
        "verification",
        "‹Sépare|Séparez› l'établi du déduit et ‹dis|dites› comment chaque affirmation pourrait être contrôlée.",
      ],
      [
        "constraints",
        "À chaque affirmation{ sur §|}, ses unités, son ordre de grandeur et ses conditions de validité.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "‹Dis|Dites› à quoi je verrai, de façon mesurable, que cela a fonctionné."],
      [
        "alternatives",
        "‹Pèse|Pesez› l'effort et l'effet, et ‹mets|mettez› le plus important devant.",
      ],
      ["tone", "Dans un langage sobre, que je puisse transmettre tel quel."],
    ],
    creative: [
      ["angle", "Une idée au moins peut être audacieuse, pourvu qu'elle soit faisable."],
      ["imagery", "‹Décris|Décrivez› chaque proposition assez vivement pour que je voie la scène."],
      ["alternatives", "‹Réunis|Réunissez› deux choses qu'on voit rarement ensemble."],
    ],
    technical: [
      ["format", "En tableau : l'étape, ce qui entre, ce qui sort, la durée."],
      ["edge-cases", "Avec les risques, les signes avant-coureurs et la solution de repli."],
      [
        "verification",
        "Avant de présenter le tout, ‹vérifie|vérifiez› qu'il n'y a pas de conflit de temps, de coût ou de capacité.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Pour finir, une phrase sur ce que le résultat signifie en pratique."],
      ["tone", "‹Explique|Expliquez› la méthode de façon qu'on puisse la suivre et la refaire."],
      ["alternatives", "S'il existe une voie plus simple, ‹mentionne-la|mentionnez-la›."],
    ],
    creative: [
      [
        "angle",
        "‹Commence|Commencez› par une intuition ou une image qui rende le résultat plausible avant le calcul.",
      ],
      ["imagery", "‹Traduis|Traduisez› les nombres en quelque chose qu'on peut se figurer."],
      ["alternatives", "Et une seconde voie plus élégante, s'il y en a une."],
    ],
    technical: [
      ["format", "Avant de calculer : les données, ce qui est demandé et les formules employées."],
      ["constraints", "Unités et précision à chaque étape, arrondi seulement à la fin."],
      ["criteria", "‹Indique|Indiquez› le domaine où la méthode est valable."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Elle servira à [usage] et doit rester lisible en petit."],
      ["tone", "Palette retenue, exécution nette."],
      ["format", "Avec une zone calme où un titre pourrait prendre place."],
    ],
    creative: [
      ["tone", "Que l'ambiance surprenne, portée par la couleur et la lumière."],
      ["alternatives", "‹Mêle|Mêlez› deux traditions visuelles qu'on voit rarement ensemble."],
      ["depth", "Un détail caché qui récompense le second regard."],
    ],
    technical: [
      [
        "format",
        "‹Précise|Précisez› séparément technique, proportions, perspective, éclairage et palette.",
      ],
      ["edge-cases", "Anatomie, reflets et proportions physiquement crédibles."],
      ["criteria", "Fond et sujet bien séparés, contours nets."],
    ],
  },
};
