import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksPt: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "Indique a fonte de cada afirmação importante e diga onde as evidências{ sobre §|} são escassas ou discutidas.",
      ],
      ["format", "Primeiro a resposta curta; depois as razões, um parágrafo para cada uma."],
      ["purpose", "Preciso disso para [finalidade]; o que contar para isso vem primeiro."],
    ],
    brief: [
      ["format", "Resposta curta{ sobre §|} primeiro, depois as razões."],
      ["sources", "Com fontes; o que é discutido{ sobre §|}, assinalado."],
      ["purpose", "Preciso disso para: [finalidade]."],
      ["examples", "Um exemplo real por ponto."],
      ["criteria", "O que mais pesa{ para §|}, na frente."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "O critério é [o que importa]; diga o que pesa mais."],
      [
        "steps",
        "Separe observação, interpretação e conclusão{ sobre §|}, para que cada passo possa ser verificado.",
      ],
      ["alternatives", "Mencione a leitura contrária mais forte e por que ela convence menos."],
    ],
    brief: [
      ["criteria", "Critério: [o que importa]."],
      ["steps", "Fatos e interpretação, separados."],
      ["alternatives", "E a melhor leitura contrária{ sobre §|}."],
      ["format", "A conclusão{ sobre §|}, já na primeira linha."],
      ["verification", "O que é duvidoso{ sobre §|}, marcado como tal."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      ["criteria", "Compare segundo [os pontos que me importam], os mesmos para cada lado."],
      [
        "format",
        "Ponha o resultado em uma tabela e, depois, um parágrafo sobre quando convém cada opção.",
      ],
      ["context", "Minha situação: [para que preciso disso]."],
    ],
    brief: [
      ["criteria", "Segundo [os pontos que importam]."],
      ["format", "Uma tabela e quando convém cada uma."],
      ["constraints", "Sem veredito que não seja justificado."],
      ["depth", "Só as diferenças{ sobre §|} que se notam."],
      ["edge-cases", "E o que costuma passar despercebido{ sobre §|}."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "Leve em conta que tenho curiosidade, mas parto do zero, e introduza cada termo técnico quando ele aparecer.",
      ],
      ["examples", "Que um mesmo exemplo do dia a dia percorra toda a explicação."],
      ["edge-cases", "Aponte o que mais se costuma entender mal{ sobre §|} e por quê."],
    ],
    brief: [
      ["audience", "Parto do zero."],
      ["examples", "Um exemplo do dia a dia{ sobre §|}."],
      ["edge-cases", "E o erro mais comum{ sobre §|}."],
      ["steps", "Uma ideia depois da outra, sem saltos."],
      ["verification", "No fim, uma pergunta{ sobre §|} para me testar."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Minha situação é [o que importa aqui]; que a resposta parta dela e não do caso médio.",
      ],
      ["alternatives", "Dê as opções realistas, com o que pesa a favor e contra cada uma."],
      ["criteria", "No fim, a que você escolheria e do que isso depende."],
    ],
    brief: [
      ["context", "Minha situação: [dados principais]."],
      ["criteria", "No fim, uma recomendação clara{ sobre §|}."],
      ["constraints", "Sem conselhos genéricos{ sobre §|}."],
      ["edge-cases", "E o que os outros lamentam depois."],
      ["steps", "O que posso fazer hoje{ com §|}."],
    ],
  },
};
