import type { WishMoves } from "../language-pack.ts";

/** Wishes, thanks and condolences: nothing is asked for in them. */
export const wishIt: WishMoves = {
  named:
    "auguri|messaggio di compleanno|biglietto di compleanno|biglietto di ringraziamento|lettera di ringraziamento|messaggio di ringraziamento|condoglianze|messaggio di addio|congratulazioni",
  core: [
    ["context", "Ciò che ci lega: [un momento o un'abitudine in comune]."],
    ["criteria", "È riuscito se si sente che è scritto solo per quella persona."],
    ["constraints", "Niente frasi fatte: meglio una cosa vera che tre generiche."],
    ["length", "Abbastanza breve da stare, a mano, su un biglietto."],
    ["verification", "Dove manca un nome o una data, uno spazio segnato; niente di inventato."],
  ],
  brief: [
    ["constraints", "Niente frasi fatte."],
    ["context", "Ciò che ci lega: [un momento in comune]."],
    ["length", "Breve quanto un biglietto."],
  ],
  styles: {
    professional: [
      ["tone", "Caloroso ma misurato, come si scrive a chi si stima."],
      ["alternatives", "In più, una seconda versione un po' più formale."],
    ],
    creative: [
      ["angle", "Che parta da un piccolo dettaglio, non dall'occasione."],
      ["imagery", "Con un'immagine che capiamo solo noi due."],
    ],
    technical: [
      ["steps", "In tre parti: l'occasione, perché per me conta, un augurio che guardi avanti."],
      ["edge-cases", "Nulla che si possa leggere come ironia."],
    ],
  },
};
