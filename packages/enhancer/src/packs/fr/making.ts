import type { LanguagePack } from "../language-pack.ts";

export const makingFr: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Ce sera bon si je peux m'en servir tel quel, sans rien reprendre."],
    [
      "assumptions",
      "Là où j'ai laissé une question ouverte, ‹choisis|choisissez› ce qui convient le mieux et ‹dis|dites› en une ligne ce que ‹tu as|vous avez› supposé.",
    ],
    ["verification", "Avant de répondre, ‹vérifie|vérifiez› une fois tout ce que je demande."],
  ],
  brief: [
    ["criteria", "Utilisable tel quel."],
    ["assumptions", "Suppositions indiquées."],
    ["constraints", "Rien que je n'aie demandé."],
  ],
};

export const makingStylesFr: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Dans une formulation assez claire pour que je puisse le transmettre tel quel."],
    [
      "alternatives",
      "S'il y a un meilleur moyen d'arriver à ce que je cherche, ‹dis-le|dites-le› à la fin.",
    ],
    ["criteria", "Le plus important d'abord."],
    ["constraints", "Rien de superflu{ concernant §|} : seulement ce qui servira."],
  ],
  creative: [
    ["angle", "Là où plusieurs choix conviennent, ‹prends|prenez› le moins évident."],
    ["imagery", "Que ce soit vivant et singulier plutôt que générique."],
    ["alternatives", "Avec une variante à laquelle je n'aurais pas pensé."],
    ["tone", "Avec un clin d'œil{ sur §|} qui fasse sourire."],
  ],
  technical: [
    ["format", "Dans une structure fixe : les mêmes champs, dans le même ordre."],
    ["steps", "La raison de chaque choix, en quelques mots."],
    ["edge-cases", "Ce qui n'entre pas dans le schéma, à part."],
    ["criteria", "Le critère appliqué, énoncé une seule fois et sans exception."],
  ],
};
