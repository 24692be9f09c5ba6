import type { LanguagePack } from "../language-pack.ts";

export const codeTasksPt: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      ["stack", "Use [linguagem e versão] e, na medida do possível, apenas a biblioteca padrão."],
      [
        "edge-cases",
        "Decida o que deve acontecer com entradas vazias, ausentes ou inválidas e trate esses casos de forma explícita.",
      ],
      ["examples", "Termine com uma chamada realista e a saída que se deve esperar."],
    ],
    brief: [
      ["edge-cases", "Trate entradas vazias ou inválidas."],
      ["examples", "Com uma chamada de exemplo e sua saída."],
      ["constraints", "Primeiro o código, sem explicações longas."],
      ["depth", "Só o indispensável{ para §|}, sem enfeites."],
      ["verification", "Com um caso de teste{ para §|}."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      [
        "context",
        "O problema ocorre quando [o que o provoca], e eu esperava [comportamento correto].",
      ],
      [
        "depth",
        "Procure primeiro a causa de fundo e explique-a em uma ou duas frases; depois apresente o código corrigido por inteiro.",
      ],
      ["constraints", "Altere só o que o erro exige e preserve os nomes e tudo o que já funciona."],
    ],
    brief: [
      ["depth", "A causa em uma frase, depois o código corrigido."],
      ["constraints", "Não mexa em mais nada."],
      ["verification", "E como comprovar a correção{ para §|}."],
      ["alternatives", "Havendo várias causas, por probabilidade."],
      ["edge-cases", "Outros trechos{ com §|} que têm o mesmo erro."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Sei programar, mas ainda não conhecia isto."],
      [
        "steps",
        "Comece pelo problema que ele resolve e siga com o que acontece, na ordem em que acontece.",
      ],
      [
        "examples",
        "Mostre com um exemplo pequeno, uma entrada concreta e os valores depois de cada passo.",
      ],
    ],
    brief: [
      ["steps", "Primeiro para que serve, depois como funciona."],
      ["examples", "Um exemplo pequeno{ com §|}, já resolvido."],
      ["edge-cases", "E o tropeço mais comum{ com §|}."],
      ["depth", "Linha a linha, só o difícil."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "Olhe primeiro para a correção, depois para a segurança e por fim para a legibilidade, e ordene os achados pelo dano que podem causar.",
      ],
      ["format", "Para cada achado, quero a linha, o risco e a mudança proposta."],
    ],
    brief: [
      ["criteria", "Achados por gravidade."],
      ["format", "Para cada um: linha, risco, mudança."],
      ["constraints", "Sem questões de gosto."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "O comportamento e a interface pública ficam exatamente como estão."],
      ["purpose", "O que mais me importa é [legibilidade, velocidade ou facilidade de teste]."],
      ["format", "Mostre o resultado inteiro e, em seguida, cada mudança com o seu motivo."],
    ],
    brief: [
      ["constraints", "Sem mudar comportamento nem interface."],
      ["format", "O resultado e, em seguida, as mudanças."],
      ["verification", "E como verificar que nada quebrou."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "Cubra o caso normal, os limites, as entradas inválidas e cada caminho de erro.",
      ],
      ["stack", "Use [framework de testes] como o resto do código já faz."],
      ["criteria", "Cada teste deve poder falhar por uma única razão e trazer a regra no nome."],
    ],
    brief: [
      ["edge-cases", "Limites, entradas inválidas e caminhos de erro."],
      ["criteria", "Uma única razão de falha por teste."],
    ],
  },
};
