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
      ["tone", "Peu de commentaires, et seulement sur le pourquoi."],
      [
        "verification",
        "‹Explique|Expliquez› comment convaincre un relecteur que le résultat est juste.",
      ],
      ["purpose", "‹Écris-le|Écrivez-le› pour la personne qui devra le maintenir l'an prochain."],
      ["constraints", "Aucune dépendance nouvelle sans motif écrit."],
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
      [
        "purpose",
        "‹Pense|Pensez› à qui s'en servira ensuite et ‹glisse|glissez› un détail qui fera sourire.",
      ],
      ["depth", "‹Raconte|Racontez› d'abord l'idée comme une image, en deux phrases."],
      ["tone", "Un brin d'humour dans les commentaires, s'il aide la mémoire."],
      ["examples", "Un exemple{ avec §|} qu'on ait envie de lancer."],
      ["criteria", "Que ce soit un plaisir à lire à voix haute."],
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
      ["steps", "‹Décris|Décrivez› le flux de données dans l'ordre, de l'entrée à la sortie."],
      ["constraints", "Préconditions et postconditions, si elles ne sont pas évidentes."],
      [
        "depth",
        "‹Précise|Précisez› ce qui change en cas de concurrence ou de très grandes entrées.",
      ],
      ["assumptions", "Tout ce que le code présuppose, en liste."],
      ["sources", "Algorithmes et motifs désignés par leur nom usuel."],
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
      ["steps", "L'essentiel{ sur §|} d'abord, les raisons qui le soutiennent ensuite."],
      [
        "examples",
        "‹Appuie|Appuyez› chaque affirmation{ sur §|} par un fait ou un exemple vérifiable.",
      ],
      ["constraints", "Ni remplissage ni lieux communs{ sur §|}."],
      ["format", "Des paragraphes courts, le point principal en première phrase."],
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
      [
        "tone",
        "Que le rythme respire : de longues phrases qui emportent, des brèves qui arrêtent net.",
      ],
      ["steps", "‹Sème|Semez› au début un détail{ sur §|} qui ne fleurira qu'à la fin."],
      ["constraints", "Les premières idées venues{ sur §|}, à la corbeille."],
      ["examples", "Une scène qu'on voit et qu'on entend, plutôt qu'une explication."],
      ["depth", "Un secret{ sur §|} entre les lignes, jamais nommé."],
      ["edge-cases", "Une seule phrase qui déconcerte et qu'on retient."],
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
      ["steps", "Avant le texte, le plan{ sur §|} : une ligne par section."],
      ["sources", "‹Indique|Indiquez› où une source{ sur §|} est nécessaire et de quel type."],
      ["constraints", "Fait, interprétation et recommandation dans des paragraphes séparés."],
      [
        "depth",
        "‹Dresse|Dressez› pour finir la liste des questions{ sur §|} que le texte laisse ouvertes.",
      ],
      ["tone", "Langage univoque, sans synonymes décoratifs."],
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
      ["constraints", "Aucun préambule{ sur §|} dont on puisse se passer."],
      ["purpose", "‹Conclus|Concluez› par ce qui en découle concrètement."],
      [
        "edge-cases",
        "‹Dis|Dites› dans quelle situation cette analyse{ concernant §|} serait une erreur.",
      ],
      ["verification", "‹Signale|Signalez› les affirmations{ sur §|} les moins étayées."],
      [
        "sources",
        "‹Indique|Indiquez› auprès de quel document ou organisme vérifier le point principal{ concernant §|}.",
      ],
      ["depth", "Du détail sur les seuls points décisifs."],
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
      ["examples", "‹Raconte|Racontez› une anecdote plausible{ sur §|} où l'idée saute aux yeux."],
      ["tone", "Sur le ton d'une fin de repas entre amis."],
      ["purpose", "‹Jette|Jetez› un pont inattendu{ entre § et| vers} un tout autre univers."],
      [
        "depth",
        "‹Commence|Commencez› par la question{ sur §|} que poserait un enfant, et ‹prends-la|prenez-la› au sérieux.",
      ],
      ["constraints", "Sans les exemples{ sur §|} que tout le monde emploie."],
    ],
    technical: [
      ["format", "D'abord la définition exacte, puis le mécanisme, puis ses limites."],
      [
        "verification",
        "‹Sépare|Séparez› l'établi du déduit et ‹dis|dites› comment chaque affirmation pourrait être contrôlée.",
      ],
      [
        "constraints",
        "À chaque affirmation{ sur §|}, ses conditions de validité, et des unités là où il y a des chiffres.",
      ],
      [
        "steps",
        "‹Numérote|Numérotez› les étapes du raisonnement{ sur §|}, pour qu'on puisse contester chacune séparément.",
      ],
      ["edge-cases", "‹Énumère|Énumérez› les cas limites et ce qui se produit dans chacun."],
      [
        "sources",
        "‹Cite|Citez› les termes techniques{ concernant §|} avec lesquels approfondir la recherche.",
      ],
      [
        "examples",
        "‹Traite|Traitez› un cas complet{ sur §|}, de la première donnée à la dernière.",
      ],
      ["assumptions", "Présupposés explicites{ concernant §|}."],
      ["depth", "Le mécanisme, pas seulement les noms."],
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
      [
        "constraints",
        "Seulement le réalisable{ pour §|}, avec des moyens et des délais ordinaires.",
      ],
      [
        "edge-cases",
        "‹Signale|Signalez› la dépendance qui risque le plus de retarder tout le reste.",
      ],
      ["sources", "Pratique éprouvée et avis personnel, bien distincts."],
      ["format", "Une page au plus, décisions en tête."],
      ["purpose", "L'effet attendu{ pour §|}, résumé en une ligne."],
    ],
    creative: [
      ["angle", "Une idée au moins peut être audacieuse, pourvu qu'elle soit faisable."],
      ["imagery", "‹Décris|Décrivez› chaque proposition assez vivement pour que je voie la scène."],
      ["alternatives", "‹Réunis|Réunissez› deux choses qu'on voit rarement ensemble."],
      ["constraints", "Rien de ce qui traîne dans toutes les listes{ sur §|}."],
      ["tone", "Avec légèreté, comme des notes entre gens heureux de travailler ensemble."],
      [
        "depth",
        "‹Pousse|Poussez› la meilleure idée{ pour §|} un pas plus loin que le raisonnable.",
      ],
    ],
    technical: [
      ["format", "En tableau : l'étape, ce qui entre, ce qui sort, la durée."],
      ["edge-cases", "Avec les risques, les signes avant-coureurs et la solution de repli."],
      [
        "verification",
        "Avant de présenter le tout, ‹vérifie|vérifiez› qu'il n'y a pas de conflit de temps, de coût ou de capacité.",
      ],
      [
        "criteria",
        "Chaque tâche{ pour §|} avec un responsable, une charge et un test d'achèvement.",
      ],
      ["constraints", "Contraintes de temps et de moyens, regroupées."],
      ["depth", "‹Ordonne|Ordonnez› les tâches{ pour §|} selon ce qui bloque quoi."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Une phrase, en conclusion, sur ce que le résultat signifie en pratique."],
      ["tone", "‹Explique|Expliquez› la méthode de façon qu'on puisse la suivre et la refaire."],
      ["alternatives", "S'il existe une voie plus simple, ‹mentionne-la|mentionnez-la›."],
      ["format", "Le résultat en première ligne, le chemin en dessous."],
      ["edge-cases", "‹Signale|Signalez› l'inattention qui mène d'ordinaire au mauvais chiffre."],
      ["verification", "‹Compare|Comparez› le résultat à une estimation faite au préalable."],
    ],
    creative: [
      [
        "angle",
        "‹Commence|Commencez› par une intuition ou une image qui rende le résultat plausible avant le calcul.",
      ],
      ["imagery", "‹Traduis|Traduisez› les nombres en quelque chose qu'on peut se figurer."],
      ["alternatives", "Et une seconde voie plus élégante, s'il y en a une."],
      ["examples", "‹Raconte|Racontez› d'abord le problème avec des objets de tous les jours."],
      [
        "edge-cases",
        "‹Essaie|Essayez› une valeur farfelue et ‹raconte|racontez› ce qu'elle révèle.",
      ],
      ["tone", "Comme une enquête : les indices, le fugitif, la capture."],
    ],
    technical: [
      ["format", "Avant de calculer : les données, ce qui est demandé et les formules employées."],
      ["constraints", "Unités et précision à chaque étape, arrondi seulement à la fin."],
      ["criteria", "‹Indique|Indiquez› le domaine où la méthode est valable."],
      ["verification", "Contrôle croisé par dimension, signe et ordre de grandeur."],
      ["edge-cases", "‹Traite|Traitez› à part les cas dégénérés et les divisions par zéro."],
      ["alternatives", "‹Confirme|Confirmez› le résultat par une seconde méthode."],
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
