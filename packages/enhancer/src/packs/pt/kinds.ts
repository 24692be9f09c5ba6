import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsPt: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Percorra a cadeia de causas até chegar àquela que realmente explica a questão."],
    ["criteria", "Ordene as causas pelo peso de cada uma."],
    ["edge-cases", "Traga um caso em que isso não acontece e diga por quê."],
    ["sources", "Distinga o que está demonstrado do que é conjetura."],
  ],
  how: [
    ["steps", "Dê os passos na ordem em que eu os faria, cada um com o sinal de que deu certo."],
    ["context", "Tenho à disposição [ferramentas, acesso ou material]."],
    ["edge-cases", "Aponte o passo em que mais se erra e como consertá-lo."],
    ["alternatives", "Se houver um caminho mais curto que também sirva, deixe-o para o fim."],
  ],
  which: [
    [
      "criteria",
      "Para mim, o decisivo é [o mais importante]; diga como cada opção se sai nesse ponto.",
    ],
    ["alternatives", "Só as poucas opções que valem a pena, sem repetir as parecidas."],
    ["format", "De cada opção: para que é melhor, seu maior defeito e a quem não convém."],
    ["assumptions", "Se a escolha depende de algo que eu não disse, indique do quê."],
  ],
  what: [
    ["format", "Primeiro, em uma frase, a ideia essencial; depois, os detalhes."],
    ["examples", "Mostre com um caso e com outro que só se parece com ele."],
    ["purpose", "Diga também para que serve e onde deixa de servir."],
    ["edge-cases", "Esclareça o mal-entendido{ sobre §|} mais comum."],
  ],
  whether: [
    ["format", "Comece com sim, não ou depende, e siga com a razão que decide."],
    ["alternatives", "Dê o melhor argumento de cada lado antes de se inclinar por um deles."],
    ["assumptions", "Indique em que condição a resposta seria a contrária."],
    ["context", "Minha situação: [do que depende]."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksPt: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Antes de responder, confronte o rascunho com cada ponto acima e corrija o que falhar.",
  ],
  ["verification", "No fim, indique quanta segurança merece cada afirmação principal e por quê."],
  [
    "verification",
    "Se faltar algo essencial no meu pedido, pergunte antes, no máximo duas coisas.",
  ],
  ["verification", "Encerre com o ponto mais fraco da resposta e o que o reforçaria."],
];

export const briefChecksPt: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Com uma última revisão antes de responder."],
  ["verification", "Com o grau de certeza."],
  ["verification", "Se faltar algo essencial, primeiro uma pergunta."],
];
