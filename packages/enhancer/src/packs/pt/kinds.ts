import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsPt: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Percorra a cadeia de causas até chegar àquela que realmente explica a questão."],
    ["criteria", "Ordene as causas pelo peso de cada uma."],
    ["edge-cases", "Traga um caso em que isso não acontece e diga por quê."],
    ["sources", "Distinga o que está demonstrado{ sobre §|} do que é conjetura."],
  ],
  how: [
    ["steps", "Dê os passos na ordem em que eu os faria, cada um com o sinal de que deu certo."],
    ["context", "Tenho à disposição [ferramentas, acesso ou material]."],
    ["edge-cases", "Aponte o passo em que mais se erra e como consertá-lo."],
    [
      "alternatives",
      "Se houver um caminho mais curto que também sirva{ para §|}, deixe-o para o fim.",
    ],
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
    ["format", "Primeiro, em uma frase, a ideia essencial{ sobre §|}; depois, os detalhes."],
    ["examples", "Mostre com um caso e com outro que só se parece com ele."],
    ["purpose", "Diga também para que serve e onde deixa de servir."],
    ["edge-cases", "Esclareça o mal-entendido{ sobre §|} mais comum."],
  ],
  whether: [
    ["format", "Comece com sim, não ou depende, e siga com a razão que decide."],
    [
      "alternatives",
      "Dê o melhor argumento de cada lado{ sobre §|} antes de se inclinar por um deles.",
    ],
    ["assumptions", "Indique em que condição a resposta seria a contrária."],
    ["context", "Minha situação: [do que depende]."],
  ],
  fact: [
    ["sources", "Primeiro a resposta; depois, em uma frase, em que ela se baseia e quão certa é."],
    [
      "assumptions",
      "Se a pergunta admitir mais de uma leitura, responda à mais provável e cite a outra.",
    ],
    ["depth", "Acrescente o único dado de contexto sem o qual a resposta{ sobre §|} enganaria."],
    ["criteria", "Se as fontes divergirem{ sobre §|}, dê a faixa e o motivo."],
  ],
  list: [
    ["format", "Uma linha por item: primeiro o nome, depois o que o distingue."],
    ["constraints", "Deixe de fora os quase repetidos e o que só está ali para encher."],
    ["steps", "Escolha uma ordem que me ajude a ler a lista e diga qual é."],
    ["criteria", "Diga com que critério a seleção foi feita{ sobre §|} e o que outro mudaria."],
    ["verification", "Assinale os itens duvidosos em vez de apresentar todos com a mesma certeza."],
    ["depth", "Junte a cada item o dado que, de outro modo, eu teria de procurar."],
    ["alternatives", "Feche com um item{ sobre §|} que quase todas as listas esquecem."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsPt: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "Primeiro a causa de fundo."],
    ["criteria", "Só as causas que pesam{ para §|}."],
    ["sources", "O que não está provado{ sobre §|}, sinalizado."],
    ["examples", "Um exemplo por causa."],
    ["alternatives", "A explicação popular{ sobre §|} que está errada."],
    ["edge-cases", "E quando isso não vale."],
  ],
  how: [
    ["steps", "Passos numerados{ para §|}."],
    ["edge-cases", "Com o erro mais comum{ com §|}."],
    ["criteria", "Como vou saber que deu certo."],
    ["depth", "Sem teoria."],
    ["constraints", "Só meios comuns{ para §|}."],
    ["alternatives", "O caminho mais rápido{ para §|} que baste."],
  ],
  which: [
    ["criteria", "Conforme [o que me importa]."],
    ["alternatives", "Poucas opções, nenhuma repetida."],
    ["format", "De cada uma: ponto forte e defeito."],
    ["assumptions", "No fim, uma única recomendação{ sobre §|}."],
    ["edge-cases", "E o que quase ninguém avisa{ sobre §|}."],
    ["sources", "Dados recentes{ sobre §|}, não impressões."],
  ],
  what: [
    ["format", "O essencial{ sobre §|} em uma frase."],
    ["examples", "Um caso concreto{ sobre §|}."],
    ["purpose", "E para que serve."],
    ["depth", "Como funciona por dentro, não só as partes."],
    ["audience", "Sem conhecimento prévio{ sobre §|}."],
    ["alternatives", "Em uma linha, o que não é."],
    ["edge-cases", "A confusão mais frequente{ sobre §|}."],
  ],
  whether: [
    ["format", "Sim, não ou depende logo de início."],
    ["assumptions", "O que mudaria a resposta{ sobre §|}."],
    ["alternatives", "O melhor argumento por lado{ sobre §|}."],
    ["sources", "Fatos e opinião separados."],
    ["edge-cases", "A exceção esquecida{ sobre §|}."],
    ["criteria", "E o que decide."],
  ],
  fact: [
    ["sources", "Com o nível de segurança."],
    ["assumptions", "A outra leitura, se houver."],
  ],
  list: [
    ["format", "Uma linha por item, o melhor primeiro."],
    ["constraints", "Nada de enchimento{ sobre §|}."],
    ["verification", "Itens duvidosos, assinalados."],
    ["criteria", "O critério da escolha{ para §|}, declarado."],
    ["depth", "E o que distingue cada item."],
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
