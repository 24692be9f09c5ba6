import type { BulletMoves } from "../language-pack.ts";

/** Bullets of a résumé: Action, Tools, Scope, Metric, Impact. */
export const bulletPt: BulletMoves = {
  named:
    "tópico do currículo|tópico do meu currículo|tópicos do meu currículo|item do currículo|item do meu currículo|conquista|conquistas|realização|realizações|bullet|bullets",
  core: [
    [
      "format",
      "Monte cada item com cinco partes, nesta ordem: a ação, as ferramentas, o alcance, uma métrica e o impacto.",
    ],
    ["constraints", "Use apenas fatos que eu fornecer e nunca invente um número."],
  ],
  brief: [
    ["format", "Ação, ferramentas, alcance, métrica, impacto, nessa ordem."],
    ["constraints", "Apenas fatos meus."],
  ],
  styles: {
    professional: [
      ["tone", "Que comece com um verbo forte no passado e caiba em duas linhas."],
      ["alternatives", "Inclua uma versão mais curta para uma página cheia."],
    ],
    creative: [
      ["alternatives", "Inclua outra versão que comece pelo impacto em vez da ação."],
      ["angle", "Melhor um verbo com personalidade do que um gasto como gerenciei ou liderei."],
    ],
    technical: [
      [
        "criteria",
        "Cite ferramentas e métodos exatamente como uma vaga citaria, para que um sistema de triagem os encontre.",
      ],
      ["verification", "Abaixo, diga qual expressão cobre cada uma das cinco partes."],
    ],
  },
  missing: {
    lead: "Ainda preciso completar",
    tools: {
      said: "com|usando|utilizando|por meio de|através de",
      gap: "as ferramentas [ferramentas ou métodos]",
    },
    scope: {
      said: "equipe|pessoas|clientes|usuários|alunos|estudantes|lojas|países|regiões|orçamento|contas",
      gap: "o alcance [equipe, orçamento ou volume]",
    },
    metric: { gap: "a métrica [número antes e depois]" },
  },
};
