import type { WishMoves } from "../language-pack.ts";

/** Wishes, thanks and condolences: nothing is asked for in them. */
export const wishPt: WishMoves = {
  named:
    "mensagem de aniversário|cartão de aniversário|felicitações|mensagem de parabéns|mensagem de agradecimento|cartão de agradecimento|carta de agradecimento|nota de agradecimento|condolências|pêsames|mensagem de despedida|mensagem de natal|mensagem de ano novo",
  core: [
    ["context", "O que nos une: [um momento ou um hábito em comum]."],
    ["criteria", "Estará bom se der para sentir que foi escrito só para essa pessoa."],
    ["constraints", "Sem frases feitas: antes uma coisa verdadeira do que três genéricas."],
    ["length", "Curto o bastante para caber, à mão, num cartão."],
    ["verification", "Onde faltar um nome ou uma data, um espaço marcado; nada inventado."],
  ],
  brief: [
    ["constraints", "Sem frases feitas."],
    ["context", "O que nos une: [um momento em comum]."],
    ["length", "Curto como um cartão."],
  ],
  styles: {
    professional: [
      ["tone", "Caloroso mas comedido, como se escreve a quem se respeita."],
      ["alternatives", "E uma segunda versão, um pouco mais formal."],
    ],
    creative: [
      ["angle", "Que comece por um detalhe pequeno, não pela ocasião."],
      ["imagery", "Com uma imagem que só nós dois entendamos."],
    ],
    technical: [
      [
        "steps",
        "Em três partes: a ocasião, por que ela importa para mim e um desejo que olhe adiante.",
      ],
      ["edge-cases", "Nada que possa ser lido como ironia."],
    ],
  },
};
