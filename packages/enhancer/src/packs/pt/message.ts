import type { LanguagePack } from "../language-pack.ts";

export const messageStylesPt: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Tom cortês e direto, como se diria pessoalmente."],
    ["constraints", "O que não for necessário para reagir fica de fora."],
    ["alternatives", "Com uma versão mais curta, para o caso de haver pressa."],
    ["criteria", "Deve ser possível responder com uma frase só."],
  ],
  creative: [
    ["tone", "Que soe como gente, com calor e um toque próprio, não como modelo pronto."],
    ["angle", "Comece com algo que só eu poderia escrever, sem as fórmulas de sempre."],
    ["alternatives", "E uma segunda versão com um clima bem diferente."],
    ["imagery", "Uma lembrança ou um detalhe em comum vale mais que um elogio."],
  ],
  technical: [
    ["steps", "Nesta ordem: fato, consequência, pedido, um parágrafo curto para cada um."],
    [
      "verification",
      "Verifique se data, lugar, nomes e pedido aparecem à primeira vista e marque o que ainda falta eu completar.",
    ],
    ["constraints", "Sem pedidos secundários nem outro assunto."],
    ["format", "Dados precisos em lista, se forem mais de dois."],
  ],
};
