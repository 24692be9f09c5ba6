import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsFr: NonNullable<LanguagePack["fields"]> = {
  health: [
    [
      "edge-cases",
      "‹Dis|Dites› à partir de quels signes{ concernant §|} il faut consulter plutôt que continuer à lire.",
    ],
    [
      "sources",
      "‹Appuie-toi|Appuyez-vous› sur le consensus médical{ concernant §|} et ‹marque|marquez› ce que seules des études isolées suggèrent.",
    ],
    ["context", "La personne concernée : [âge, antécédents, traitement]."],
  ],
  money: [
    [
      "edge-cases",
      "‹Chiffre|Chiffrez› les frais, les impôts et les risques{ concernant §|} qu'on oublie facilement.",
    ],
    ["context", "‹Raisonne|Raisonnez› avec [montant, durée et pays]."],
    [
      "examples",
      "‹Fais|Faites› le calcul{ pour §|} sur une somme réaliste, et ‹montre|montrez› de quelle hypothèse il dépend.",
    ],
  ],
  law: [
    ["context", "Le droit applicable est celui de [pays ou région]."],
    [
      "edge-cases",
      "‹Sépare|Séparez› ce que dit le texte{ sur §|} de la pratique, et ‹précise|précisez› quand un avocat devient nécessaire.",
    ],
    [
      "sources",
      "‹Nomme|Nommez› la règle derrière chaque affirmation{ sur §|}, pour que je puisse la retrouver.",
    ],
  ],
  travel: [
    ["context", "Le séjour est prévu pour [dates, voyageurs, budget]."],
    [
      "steps",
      "‹Garde|Gardez› des distances réalistes{ pour §|} et ‹dis|dites› ce qui se réserve à l'avance.",
    ],
    [
      "alternatives",
      "‹Prévois|Prévoyez› un plan de repli{ pour §|} en cas de pluie ou de fermeture.",
    ],
  ],
  food: [
    ["context", "À prendre en compte : [régime, équipement, temps]."],
    [
      "steps",
      "‹Donne|Donnez› quantités et températures{ pour §|}, et l'aspect ou l'odeur qui montre qu'une étape est finie.",
    ],
    [
      "alternatives",
      "‹Propose|Proposez› un remplaçant{ pour §|} dès qu'un ingrédient est difficile à trouver.",
    ],
  ],
  home: [
    [
      "edge-cases",
      "‹Dis|Dites› où le faire soi-même{ avec §|} devient dangereux ou fait perdre la garantie.",
    ],
    ["context", "Le lieu : [pièce, dimensions, ce qui s'y trouve déjà]."],
    ["criteria", "‹Estime|Estimez› l'effort, les matériaux et le coût approximatif{ pour §|}."],
  ],
  animals: [
    [
      "depth",
      "{Concernant §, ‹distingue|distinguez›|‹Distingue|Distinguez›} ce qui est propre à l'espèce de ce qui varie d'un individu à l'autre.",
    ],
    [
      "examples",
      "‹Décris|Décrivez› les comportements{ concernant §|} de façon que je les reconnaisse en les voyant.",
    ],
    [
      "edge-cases",
      "‹Dis|Dites› quels signes{ concernant §|} doivent inquiéter et lesquels sont dans l'ordre des choses.",
    ],
  ],
  nature: [
    ["depth", "‹Relie|Reliez› ce qui se passe ici{ avec §|} au cycle plus vaste qui l'entraîne."],
    [
      "criteria",
      "‹Donne|Donnez› des ordres de grandeur{ sur §|}, pour que les effets se comparent.",
    ],
    [
      "sources",
      "‹Précise|Précisez› la fiabilité des mesures{ sur §|} et les points où les estimations divergent.",
    ],
  ],
  science: [
    [
      "depth",
      "‹Nomme|Nommez› le principe{ en jeu dans §|} avant la formule, et ‹dis|dites› en mots simples ce que vaut chaque grandeur.",
    ],
    [
      "examples",
      "‹Décris|Décrivez› une observation ou une expérience{ sur §|} où cela se voit à l'œil nu.",
    ],
    [
      "constraints",
      "‹Indique|Indiquez› sous quelles simplifications l'explication{ sur §|} tient, et où elle casse.",
    ],
  ],
  technology: [
    ["context", "‹Dis|Dites› pour quelle version ou quelle date la réponse est valable."],
    ["depth", "‹Sépare|Séparez› ce qui marche aujourd'hui{ avec §|} de ce qui n'est qu'annoncé."],
    [
      "edge-cases",
      "Sans oublier les conséquences{ pour §|} en vie privée, en coût et en dépendance à un fournisseur.",
    ],
  ],
  history: [
    [
      "sources",
      "‹Distingue|Distinguez› ce que disent les sources de l'époque{ sur §|} de ce qu'on en a jugé plus tard.",
    ],
    [
      "steps",
      "‹Replace|Replacez› dans l'ordre les tournants{ concernant §|}, avec ce qui a rendu chacun possible.",
    ],
    [
      "alternatives",
      "‹Mentionne|Mentionnez› les points{ sur §|} où les historiens ne s'accordent toujours pas.",
    ],
  ],
  society: [
    [
      "alternatives",
      "‹Présente|Présentez› les grandes positions{ sur §|} comme le feraient ceux qui les défendent.",
    ],
    [
      "sources",
      "‹Sépare|Séparez› les faits des valeurs{ sur §|}, et ‹dis|dites› sur quoi porte vraiment la dispute.",
    ],
    ["examples", "Chaque argument{ sur §|} s'accompagne d'un cas où il a été mis à l'épreuve."],
  ],
  business: [
    ["context", "L'entreprise : [secteur, taille, marché]."],
    ["criteria", "‹Relie|Reliez› chaque point{ sur §|} à un indicateur qu'on peut suivre."],
    [
      "edge-cases",
      "‹Nomme|Nommez› l'hypothèse{ sur §|} qui coûterait le plus cher si elle était fausse.",
    ],
  ],
  work: [
    ["context", "Mon poste et le cadre : [fonction, équipe, ce qui s'est passé]."],
    ["examples", "‹Donne|Donnez› les mots exacts que je pourrais employer{ pour §|}."],
    [
      "edge-cases",
      "‹Prévois|Prévoyez› la réaction de l'autre partie{ concernant §|} et ce que je ferais alors.",
    ],
  ],
  learning: [
    ["context", "Je peux y consacrer [temps] et je sais déjà [acquis]."],
    [
      "steps",
      "‹Découpe|Découpez› l'apprentissage{ sur §|} en unités qui s'appuient l'une sur l'autre, chacune avec de quoi me tester.",
    ],
    [
      "edge-cases",
      "‹Nomme|Nommez› le moment{ avec §|} où la plupart abandonnent, et comment le dépasser.",
    ],
  ],
  people: [
    ["context", "Sur les personnes : [âges, lien, ce qui compte pour elles]."],
    ["tone", "Avec bienveillance, du concret{ sur §|} et aucune leçon de morale."],
    [
      "alternatives",
      "‹Propose|Proposez› une idée facile et une autre{ pour §|} qui demande un peu de courage.",
    ],
  ],
  arts: [
    [
      "examples",
      "‹Cite|Citez› des œuvres ou des passages précis{ concernant §|} plutôt que des éloges généraux.",
    ],
    [
      "depth",
      "‹Explique|Expliquez› par quels moyens l'effet est obtenu{ dans §|}, pas seulement qu'il existe.",
    ],
    ["constraints", "Rien de la fin{ concernant §|} ne doit être révélé sans avertissement."],
  ],
  games: [
    [
      "depth",
      "‹Explique|Expliquez› le raisonnement derrière un bon coup{ dans §|}, pour que je trouve le suivant moi-même.",
    ],
    [
      "constraints",
      "‹Respecte|Respectez› les règles{ concernant §|} et ‹dis|dites› de quelle version il s'agit.",
    ],
    [
      "criteria",
      "‹Dis|Dites› à quel moment de la partie chaque choix{ dans §|} est bon, et quand il ne l'est plus.",
    ],
  ],
  sport: [
    ["context", "Mon niveau et mes limites : [expérience, blessures, jours par semaine]."],
    [
      "steps",
      "‹Augmente|Augmentez› la charge{ pour §|} par paliers, et ‹dis|dites› quand lever le pied.",
    ],
    ["criteria", "‹Dis|Dites› à quoi je remarquerai mes progrès{ concernant §|}."],
  ],
  language: [
    ["examples", "Chaque point{ sur §|} s'illustre par une phrase qu'on dirait vraiment."],
    [
      "tone",
      "‹Indique|Indiquez› le registre{ concernant §|} : où cela sonne naturel, guindé ou grossier.",
    ],
    [
      "edge-cases",
      "‹Ajoute|Ajoutez› la forme voisine{ concernant §|} qu'on confond le plus souvent.",
    ],
  ],
  web: [
    ["constraints", "Tout doit rester utilisable au clavier et sur petit écran."],
    ["context", "Cela doit s'intégrer dans [framework et version]."],
    ["edge-cases", "‹Traite|Traitez› aussi les états de chargement, vide et d'échec{ pour §|}."],
    ["format", "‹Donne|Donnez› chaque fichier en entier{ pour §|}, son chemin en tête."],
  ],
  systems: [
    ["context", "Cela tourne sur [système, version, taille]."],
    [
      "verification",
      "Après chaque commande{ pour §|}, ‹dis|dites› quelle sortie confirme la réussite et comment revenir en arrière.",
    ],
    [
      "edge-cases",
      "‹Pense|Pensez› aux redémarrages, aux délais dépassés et aux droits manquants{ avec §|}.",
    ],
    [
      "criteria",
      "‹Préfère|Préférez› ce qui peut être relancé sans dégât{ pour §|} et ‹signale|signalez› ce qui ne le peut pas.",
    ],
  ],
  algorithms: [
    [
      "criteria",
      "‹Indique|Indiquez› la complexité{ pour §|} et jusqu'à quelle taille elle reste acceptable.",
    ],
    ["examples", "‹Parcours|Parcourez› à la main une petite entrée{ pour §|}."],
    ["edge-cases", "‹Traite|Traitez› exprès l'entrée vide, les doublons et les valeurs extrêmes."],
    ["alternatives", "‹Dis|Dites› pourquoi cette approche vaut mieux que la plus évidente."],
  ],
  "data-science": [
    ["context", "Les données : [colonnes, volume, origine]."],
    [
      "verification",
      "‹Vérifie|Vérifiez› le résultat{ pour §|} sur un petit extrait calculable à la main.",
    ],
    [
      "edge-cases",
      "‹Traite|Traitez› ouvertement les valeurs manquantes et aberrantes{ concernant §|}, sans les effacer.",
    ],
    ["criteria", "‹Dis|Dites› ce que les chiffres{ sur §|} ne permettent pas d'affirmer."],
  ],
  story: [
    [
      "steps",
      "Que le récit{ sur §|} commence le plus tard possible et bascule sur une seule décision.",
    ],
    ["edge-cases", "‹Donne|Donnez› à l'adversaire une raison que l'on puisse comprendre."],
    ["verification", "‹Barre|Barrez› toute phrase qui explique ce que la scène montre déjà."],
  ],
  poem: [
    [
      "constraints",
      "‹Garde|Gardez› une seule image{ sur §|} du premier au dernier vers plutôt que dix passagères.",
    ],
    [
      "format",
      "Que le rythme épouse le sujet, avec des rimes seulement là où elles viennent sans effort.",
    ],
    [
      "verification",
      "‹Relis-le|Relisez-le› à voix haute en pensée et ‹reprends|reprenez› chaque vers{ sur §|} qui trébuche.",
    ],
  ],
  song: [
    [
      "format",
      "Des couplets qui font avancer l'histoire et un refrain{ sur §|} qu'on retient dès la première écoute.",
    ],
    ["steps", "Que le pont dise la seule chose que les couplets taisent{ sur §|}."],
  ],
  essay: [
    [
      "purpose",
      "‹Défends|Défendez› une thèse{ sur §|} qu'une personne sensée pourrait contester, et ‹énonce-la|énoncez-la› tôt.",
    ],
    ["alternatives", "‹Réponds|Répondez› à la meilleure objection{ sur §|}, pas à la plus faible."],
    ["steps", "Que chaque paragraphe{ sur §|} découle du précédent."],
  ],
  article: [
    [
      "steps",
      "‹Ouvre|Ouvrez› sur une scène ou une découverte{ concernant §|}, pas sur l'histoire du monde.",
    ],
    ["purpose", "Que le lecteur reparte avec une chose{ sur §|} à essayer ou à méditer."],
    ["format", "Des intertitres{ sur §|} qui annoncent déjà ce que dit chaque partie."],
  ],
  speech: [
    ["tone", "‹Écris|Écrivez› pour l'oreille : des phrases courtes, une pensée chacune."],
    [
      "steps",
      "‹Commence|Commencez› et ‹termine|terminez› par la même image{ sur §|}, vue autrement.",
    ],
  ],
  joke: [
    ["steps", "Une mise en place courte{ sur §|}, et la chute sur les tout derniers mots."],
    ["constraints", "On rit de la situation{ avec §|}, jamais de ceux qui n'y peuvent rien."],
  ],
};

export const briefFieldsFr: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Avec les signes qui imposent de consulter{ pour §|}."]],
  money: [["edge-cases", "Frais cachés et risques compris{ pour §|}."]],
  law: [["context", "Droit applicable : [pays ou région]."]],
  travel: [["context", "Dates et budget : [détails]."]],
  food: [["steps", "Quantités et temps indiqués{ pour §|}."]],
  home: [["criteria", "Effort et coût approximatif{ pour §|}."]],
  animals: [["depth", "Le propre de l'espèce, sans anecdotes."]],
  nature: [["criteria", "Avec des ordres de grandeur{ sur §|}."]],
  science: [["depth", "Le principe avant la formule."]],
  technology: [["context", "Version ou date de validité précisée."]],
  history: [["steps", "Les tournants{ concernant §|}, dans l'ordre."]],
  society: [["alternatives", "Les grandes positions{ sur §|}, loyalement."]],
  business: [["criteria", "Un indicateur par point."]],
  work: [["examples", "Des mots que je puisse employer{ pour §|}."]],
  learning: [["steps", "Petites unités{ sur §|}, chacune avec un test."]],
  people: [["tone", "Bienveillant et concret{ sur §|}."]],
  arts: [["examples", "Des œuvres ou passages précis{ sur §|}."]],
  games: [["constraints", "Dans le respect des règles."]],
  sport: [["steps", "Progression par paliers{ pour §|}."]],
  language: [["examples", "Des phrases du quotidien en exemple{ sur §|}."]],
  web: [["edge-cases", "Chargement, vide et échec compris."]],
  systems: [["verification", "Pour chaque étape, comment vérifier et revenir en arrière."]],
  algorithms: [["criteria", "Coût en temps et en mémoire{ pour §|}."]],
  "data-science": [["edge-cases", "Valeurs manquantes traitées ouvertement{ pour §|}."]],
  story: [["steps", "Début tardif, un seul tournant."]],
  poem: [["constraints", "Une seule image{ sur §|} jusqu'au bout."]],
  song: [["format", "Couplets, plus un refrain facile à chanter{ sur §|}."]],
  essay: [["purpose", "Une seule thèse{ sur §|}, contestable."]],
  article: [["steps", "En ouverture, une scène ou un fait précis{ sur §|}."]],
  speech: [["tone", "Pour l'oreille, en phrases courtes."]],
  joke: [["steps", "La chute{ sur §|} en toute fin."]],
};
