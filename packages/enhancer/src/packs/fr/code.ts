import type { LanguagePack } from "../language-pack.ts";

export const codeTasksFr: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      [
        "stack",
        "‹Utilise|Utilisez› [langage et version] et, si possible, la seule bibliothèque standard.",
      ],
      [
        "edge-cases",
        "‹Décide|Décidez› de ce qui doit se passer pour les entrées vides, absentes ou invalides, et ‹traite|traitez› ces cas explicitement.",
      ],
      ["examples", "‹Termine|Terminez› par un appel réaliste avec la sortie attendue."],
    ],
    brief: [
      ["edge-cases", "Entrées vides ou invalides à gérer."],
      ["examples", "Avec un appel et sa sortie attendue."],
      ["constraints", "Le code d'abord, sans longues explications."],
      ["depth", "Le strict nécessaire{ pour §|}, sans fioritures."],
      ["verification", "Avec un cas de test{ pour §|}."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      [
        "context",
        "Cela se produit quand [déclencheur], alors que j'attendais [comportement voulu].",
      ],
      [
        "depth",
        "‹Cherche|Cherchez› d'abord la cause réelle et ‹explique-la|expliquez-la› en une ou deux phrases, puis ‹donne|donnez› le code corrigé en entier.",
      ],
      [
        "constraints",
        "Ne ‹change|changez› que ce que l'erreur exige et ‹laisse|laissez› tels quels les noms et ce qui marche déjà.",
      ],
    ],
    brief: [
      ["depth", "La cause en une phrase, puis le code corrigé."],
      ["constraints", "Rien d'autre à modifier."],
      ["verification", "Et comment vérifier la correction{ pour §|}."],
      ["edge-cases", "Les autres endroits{ dans §|} avec la même erreur."],
      ["alternatives", "Si plusieurs causes sont possibles, par probabilité."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Je sais programmer, mais je découvre ceci."],
      [
        "steps",
        "‹Commence|Commencez› par le problème que cela résout, puis ‹déroule|déroulez› ce qui se passe dans l'ordre.",
      ],
      [
        "examples",
        "‹Montre-le|Montrez-le› sur un petit exemple, avec une entrée concrète et les valeurs après chaque étape.",
      ],
    ],
    brief: [
      ["steps", "D'abord à quoi ça sert, ensuite comment ça marche."],
      ["examples", "Un petit exemple{ avec §|}, entièrement déroulé."],
      ["edge-cases", "Et le piège le plus courant{ avec §|}."],
      ["depth", "Ligne par ligne, seulement le difficile."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "‹Regarde|Regardez› d'abord l'exactitude, ensuite la sécurité, puis la lisibilité, et ‹classe|classez› les remarques selon les dégâts possibles.",
      ],
      ["format", "Pour chaque remarque : la ligne, le risque et la modification proposée."],
    ],
    brief: [
      ["criteria", "Remarques classées par gravité."],
      ["format", "Pour chacune : ligne, risque, modification."],
      ["constraints", "Sans questions de goût."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Le comportement et l'interface publique restent exactement les mêmes."],
      ["purpose", "Ce qui compte surtout pour moi, c'est [lisibilité, vitesse ou testabilité]."],
      ["format", "‹Montre|Montrez› le résultat entier, puis chaque changement avec sa raison."],
    ],
    brief: [
      ["constraints", "Comportement et interface inchangés."],
      ["format", "Le résultat, puis les changements."],
      ["verification", "Et comment vérifier que rien n'est cassé."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "‹Couvre|Couvrez› le cas normal, les bornes, les entrées invalides et chaque chemin d'erreur.",
      ],
      ["stack", "‹Utilise|Utilisez› [cadre de test] comme le fait déjà le reste du code."],
      [
        "criteria",
        "Chaque test ne doit pouvoir échouer que pour une raison et porter la règle dans son nom.",
      ],
    ],
    brief: [
      ["edge-cases", "Bornes, entrées invalides et chemins d'erreur couverts."],
      ["criteria", "Une seule raison d'échouer par test."],
    ],
  },
};
