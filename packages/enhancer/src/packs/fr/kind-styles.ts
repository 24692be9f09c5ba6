import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesFr: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "‹Termine|Terminez› par ce que cette raison implique pour une décision."],
      [
        "format",
        "La raison principale{ concernant §|} dans la première phrase, le reste en appui.",
      ],
      [
        "constraints",
        "‹Limite-toi|Limitez-vous› aux causes{ concernant §|} qui pèsent vraiment, sans les simples curiosités.",
      ],
      [
        "tone",
        "‹Explique|Expliquez› posément les choses, comme à un collègue chargé de transmettre à son tour.",
      ],
    ],
    creative: [
      [
        "imagery",
        "‹Rends|Rendez› le mécanisme visible par une comparaison tirée de la vie de tous les jours.",
      ],
      ["angle", "‹Commence|Commencez› par ce qu'aurait d'étrange un monde où ce serait l'inverse."],
      [
        "purpose",
        "‹Laisse-moi|Laissez-moi› un regard{ sur §|} dont je ne pourrai plus me défaire.",
      ],
      ["tone", "Que l'explication{ sur §|} se déroule comme une petite énigme qu'on résout."],
    ],
    technical: [
      [
        "steps",
        "‹Détaille|Détaillez› cause et effet{ concernant §|} maillon par maillon, et ‹marque|marquez› le plus fragile.",
      ],
      ["verification", "‹Indique|Indiquez› quelle observation réfuterait l'explication{ sur §|}."],
      ["constraints", "‹Quantifie|Quantifiez› chaque facteur{ concernant §|} autant que possible."],
      [
        "format",
        "Déclencheur, mécanisme et conditions{ concernant §|} sous des intertitres distincts.",
      ],
    ],
  },
  how: {
    professional: [
      ["format", "Ce que je dois décider{ concernant §|} avant ce que je dois faire."],
      [
        "constraints",
        "Uniquement des moyens{ pour §|} à la portée d'une personne ou d'une équipe ordinaire.",
      ],
      [
        "purpose",
        "‹Signale|Signalez› les étapes prioritaires{ pour §|} si je ne peux pas tout faire.",
      ],
      [
        "tone",
        "‹Rédige|Rédigez› les consignes{ pour §|} de façon que je puisse les confier à un tiers.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Glisse|Glissez› une astuce peu connue{ pour §|}, de celles qu'on tient des gens du métier.",
      ],
      ["imagery", "‹Décris|Décrivez› ce qu'on voit ou ressent quand c'est réussi{ avec §|}."],
      [
        "purpose",
        "‹Rends|Rendez› le premier pas{ pour §|} si petit que j'aie envie de le faire aujourd'hui.",
      ],
      ["tone", "‹Guide-moi|Guidez-moi› comme un ami qui se tiendrait à mes côtés."],
    ],
    technical: [
      [
        "verification",
        "Après chaque étape{ pour §|}, ‹dis|dites› comment contrôler l'état avant de poursuivre.",
      ],
      ["constraints", "‹Liste|Listez› les prérequis{ pour §|} avant la première étape."],
      [
        "format",
        "‹Numérote|Numérotez› les étapes{ pour §|} et ‹donne|donnez› la valeur ou le réglage exact de chacune.",
      ],
      [
        "depth",
        "‹Explique|Expliquez› pourquoi l'étape critique{ pour §|} fonctionne, et pas seulement qu'elle fonctionne.",
      ],
    ],
  },
  which: {
    professional: [
      [
        "purpose",
        "‹Termine|Terminez› par une seule recommandation{ sur §|} et la raison qui emporte la décision.",
      ],
      ["tone", "Impartialité complète jusqu'à la recommandation."],
      ["constraints", "‹Écarte|Écartez› ce qui, en pratique, reste hors de portée."],
      ["edge-cases", "‹Dis|Dites› pour qui le choix habituel serait une erreur."],
    ],
    creative: [
      [
        "angle",
        "‹Glisse|Glissez› un outsider que presque personne ne cite et qui mérite un coup d'œil.",
      ],
      ["imagery", "‹Décris|Décrivez› chaque option par l'instant où je serais heureux de l'avoir."],
      ["steps", "‹Associe|Associez› les options à des caractères plutôt qu'à des fonctions."],
      [
        "tone",
        "‹Recommande|Recommandez› en ami qui a beaucoup voyagé, coups de cœur et agacements compris.",
      ],
    ],
    technical: [
      ["format", "‹Mets|Mettez› les options dans un tableau, avec des critères identiques."],
      ["verification", "‹Dis|Dites› comment tester ce choix à peu de frais avant de m'engager."],
      [
        "constraints",
        "‹Donne|Donnez› des mesures{ sur §|} là où elles existent, et ‹marque|marquez› les simples impressions.",
      ],
      [
        "steps",
        "‹Élimine|Éliminez› d'abord ce qui manque une exigence absolue, puis ‹classe|classez› le reste.",
      ],
    ],
  },
  what: {
    professional: [
      [
        "constraints",
        "‹Limite-toi|Limitez-vous› à ce qu'il faut pour tenir une conversation sérieuse{ sur §|}.",
      ],
      [
        "alternatives",
        "‹Nomme|Nommez› ce qu'on confond le plus{ avec §| avec cela}, et la différence.",
      ],
      ["tone", "Une définition sobre{ concernant §|}, digne d'un bon journal."],
      [
        "criteria",
        "{Concernant §, ‹fais|faites›|‹Fais|Faites›} ressortir l'aspect qui a des conséquences en pratique.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Raconte|Racontez› la surprise de quelqu'un qui tombe dessus pour la première fois.",
      ],
      [
        "imagery",
        "‹Trouve|Trouvez› l'image{ pour §|} qui reste en tête, et ‹avoue|avouez› où elle boite.",
      ],
      ["steps", "‹Laisse-moi|Laissez-moi› deviner : la question d'abord, la réponse ensuite."],
      ["tone", "D'une plume légère{ sur §|}, comme un texte qu'on lirait pour le plaisir."],
    ],
    technical: [
      [
        "constraints",
        "‹Donne|Donnez› la définition exacte{ pour §|} et ses conditions de validité.",
      ],
      ["steps", "‹Assemble|Assemblez› le tout pièce par pièce, avec l'apport de chacune."],
      [
        "verification",
        "‹Ajoute|Ajoutez› une question de contrôle{ sur §|} pour mesurer si j'ai compris.",
      ],
      ["sources", "‹Nomme|Nommez› le terme employé par les spécialistes{ pour §|}."],
    ],
  },
  whether: {
    professional: [
      [
        "criteria",
        "‹Nomme|Nommez› les faits{ sur §|} qui doivent fonder le jugement, et leur poids.",
      ],
      [
        "purpose",
        "‹Termine|Terminez› par ma prochaine démarche{ concernant §|}, quelle que soit la réponse.",
      ],
      [
        "tone",
        "‹Juge|Jugez› la question{ concernant §|} avec sobriété, sans alarme ni argument de vente.",
      ],
      [
        "constraints",
        "‹Laisse|Laissez› de côté ce qui ne changerait la réponse{ sur §|} dans aucun sens.",
      ],
    ],
    creative: [
      [
        "angle",
        "Avant de répondre, ‹fais|faites› dialoguer un instant deux avis opposés{ sur §|}.",
      ],
      ["imagery", "‹Imagine|Imaginez› une journée où la réponse{ sur §|} change tout."],
      [
        "purpose",
        "‹Retourne|Retournez› la question{ sur §|} comme un gant et ‹regarde|regardez› ce qui apparaît.",
      ],
      [
        "tone",
        "{Concernant §, ‹réponds|répondez›|‹Réponds|Répondez›} franchement, comme quelqu'un qui ne me doit que la vérité.",
      ],
    ],
    technical: [
      [
        "steps",
        "‹Découpe|Découpez› la question{ sur §|} en parties auxquelles on répond séparément.",
      ],
      ["verification", "‹Indique|Indiquez› le test ou la mesure qui trancherait{ concernant §|}."],
      ["criteria", "‹Fixe|Fixez› le seuil à partir duquel le oui devient non."],
      ["constraints", "‹Définis|Définissez› les termes{ concernant §|} dont dépend la réponse."],
    ],
  },
  list: {
    professional: [
      [
        "purpose",
        "‹Mets|Mettez› en avant les deux ou trois éléments{ concernant §|} à regarder en priorité.",
      ],
      ["tone", "‹Formule|Formulez› chaque ligne pour qu'elle entre telle quelle dans un document."],
      [
        "angle",
        "‹Couvre|Couvrez› toute l'étendue du sujet{ concernant §|}, pas un seul de ses coins.",
      ],
    ],
    creative: [
      ["imagery", "‹Offre|Offrez› à chaque élément une image ou une scène en une demi-phrase."],
      ["angle", "‹Glisse|Glissez› un intrus{ sur §|} que personne n'attendait là."],
      [
        "tone",
        "Que les lignes changent de voix et d'humeur, comme des convives autour d'une table.",
      ],
    ],
    technical: [
      [
        "assumptions",
        "‹Pose|Posez› la définition{ concernant §|} qui fait qu'une chose compte comme élément.",
      ],
      ["sources", "Avec la date de validité de chaque donnée susceptible de changer."],
      [
        "edge-cases",
        "‹Liste|Listez› les cas limites{ concernant §|} exclus et la règle qui les exclut.",
      ],
    ],
  },
};
