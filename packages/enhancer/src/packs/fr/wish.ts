import type { WishMoves } from "../language-pack.ts";

/** Wishes, thanks and condolences: nothing is asked for in them. */
export const wishFr: WishMoves = {
  named:
    "message d'anniversaire|carte d'anniversaire|vœux|voeux|félicitations|mot de remerciement|lettre de remerciement|message de remerciement|carte de remerciement|condoléances|message d'adieu|message de départ|message de noël|bon rétablissement",
  core: [
    ["context", "Ce qui nous lie : [un moment ou une habitude en commun]."],
    ["criteria", "C'est réussi si l'on sent que c'est écrit pour cette seule personne."],
    ["constraints", "Pas de formules toutes faites : une chose vraie plutôt que trois générales."],
    ["length", "Assez court pour tenir, à la main, sur une carte."],
    ["verification", "S'il manque un nom ou une date, un blanc signalé ; rien d'inventé."],
  ],
  brief: [
    ["constraints", "Pas de formules toutes faites."],
    ["context", "Ce qui nous lie : [un moment en commun]."],
    ["length", "Assez court pour une carte."],
  ],
  styles: {
    professional: [
      ["tone", "Chaleureux mais mesuré, comme on écrit à quelqu'un que l'on respecte."],
      ["alternatives", "Et une seconde version, un rien plus formelle."],
    ],
    creative: [
      ["angle", "À partir d'un petit détail, non de l'occasion."],
      ["imagery", "Avec une image que nous seuls comprenions."],
    ],
    technical: [
      [
        "steps",
        "En trois parties : l'occasion, la raison pour laquelle elle compte pour moi, un souhait tourné vers l'avenir.",
      ],
      ["edge-cases", "Rien qui puisse se lire comme de l'ironie."],
    ],
  },
};
