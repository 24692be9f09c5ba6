import type { LanguagePack } from "../language-pack.ts";

export const workTasksPt: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "O que está fixo é [datas, orçamento, pessoas]; diga onde o plano mudaria se algo disso se alterar.",
      ],
      ["steps", "Ordene os passos e indique o que deve estar pronto antes de cada um."],
      ["assumptions", "Declare cada suposição para que eu possa corrigi-la."],
    ],
    brief: [
      ["context", "Fixo: [datas, orçamento, pessoas]."],
      ["steps", "Passos{ para §|} em ordem, com dependências."],
      ["assumptions", "Suposições bem visíveis."],
      ["edge-cases", "O maior risco{ para §|} e a saída."],
      ["criteria", "E como se percebe que vai bem."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Participam [quem], e deve estar pronto até [quando]."],
      [
        "format",
        "Quero poder usar do jeito que está: para cada item, responsável e próximo passo.",
      ],
      ["criteria", "Estará bom se depois ninguém tiver de perguntar qual é o próximo passo."],
    ],
    brief: [
      ["context", "Participam: [quem]; pronto até [quando]."],
      ["format", "Para cada item, responsável e próximo passo."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Que as propostas sejam diferentes de verdade, não só nas palavras, e sem as mais óbvias.",
      ],
      ["context", "Devem combinar com [gostos, orçamento ou limites]."],
      ["format", "Em cada uma, uma linha sobre por que poderia funcionar."],
    ],
    brief: [
      ["constraints", "Diferentes de verdade, nada óbvio{ para §|}."],
      ["context", "Devem combinar com: [limites]."],
      ["format", "Uma linha de motivo em cada uma."],
      ["angle", "Pelo menos uma ideia ousada{ para §|}."],
      ["criteria", "A melhor, assinalada."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Os dados têm estas colunas: [nomes e tipos]."],
      ["steps", "Dê a fórmula, a consulta ou o código exatos e onde colocá-los."],
      ["edge-cases", "E o que acontece com células vazias, duplicatas e valores ilegíveis."],
    ],
    brief: [
      ["context", "Colunas: [nomes e tipos]."],
      ["steps", "Fórmula exata{ para §|} e onde colocá-la."],
      ["edge-cases", "Com células vazias e duplicatas resolvidas."],
      ["verification", "E um exemplo{ com §|} já calculado."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "Mostre cada passo e a regra em que se apoia."],
      ["verification", "No fim, uma verificação ou um segundo caminho."],
      [
        "assumptions",
        "Se algo no enunciado ficar em aberto, diga como o interpreta antes de calcular.",
      ],
    ],
    brief: [
      ["steps", "Com cada passo."],
      ["verification", "E uma verificação."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "A cena se passa em [ambiente], com um ponto focal claro e nada que dispute com ele.",
      ],
      ["angle", "Vista a partir de [ponto de vista], com luz de um só lado."],
      ["constraints", "Sem texto, marcas-d'água nem figuras a mais."],
    ],
    brief: [
      ["imagery", "Um ponto focal; ambiente: [ambiente]."],
      ["constraints", "Sem texto nem enfeites."],
    ],
  },
};
