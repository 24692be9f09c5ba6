import type { WishMoves } from "../language-pack.ts";

/** Wishes, thanks and condolences: nothing is asked for in them. */
export const wishEs: WishMoves = {
  named:
    "mensaje de cumpleaños|tarjeta de cumpleaños|felicitación|felicitaciones|tarjeta de felicitación|mensaje de agradecimiento|nota de agradecimiento|carta de agradecimiento|pésame|condolencias|mensaje de despedida|mensaje de navidad|mensaje de aniversario|deseos de boda",
  core: [
    ["context", "Lo que nos une: [un momento o una costumbre en común]."],
    ["criteria", "Estará bien si se nota que está escrito solo para esa persona."],
    ["constraints", "Sin frases hechas: mejor una verdad que tres generalidades."],
    ["length", "Que quepa, escrito a mano, en una tarjeta."],
    ["verification", "Donde falte un nombre o una fecha, un hueco marcado; nada inventado."],
  ],
  brief: [
    ["constraints", "Sin frases hechas."],
    ["context", "Lo que nos une: [un momento en común]."],
    ["length", "Que quepa en una tarjeta."],
  ],
  styles: {
    professional: [
      ["tone", "Cálido pero medido, como se escribe a alguien a quien se respeta."],
      ["alternatives", "Además, una segunda versión un punto más formal."],
    ],
    creative: [
      ["angle", "Que arranque de un detalle pequeño, no de la ocasión."],
      ["imagery", "Con una imagen que solo entendamos los dos."],
    ],
    technical: [
      ["steps", "En tres partes: la ocasión, por qué me importa y un deseo que mire adelante."],
      ["edge-cases", "Que nada pueda leerse como ironía."],
    ],
  },
};
