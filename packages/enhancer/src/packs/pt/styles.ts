import type { LanguagePack } from "../language-pack.ts";

export const stylesPt: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Deve poder passar por uma revisão da equipe: nomes claros, funções pequenas e uma nota breve sobre as decisões.",
      ],
      [
        "assumptions",
        "Onde a tarefa deixa algo em aberto, diga que suposição faz em vez de adivinhar em silêncio.",
      ],
      ["alternatives", "Mencione a alternativa descartada e o motivo."],
    ],
    creative: [
      [
        "angle",
        "Antes de decidir, procure um caminho que não seja o dos manuais e use-o se for pelo menos tão claro quanto.",
      ],
      ["imagery", "Que os nomes contem o que acontece, de modo que o código se leia como prosa."],
      ["alternatives", "Para fechar, uma forma inesperada de levar isso mais longe."],
    ],
    technical: [
      ["format", "Antes do código, as entradas com seus tipos, as saídas e os erros possíveis."],
      ["verification", "Com testes do caso normal, dos limites e de uma falha."],
      [
        "criteria",
        "Indique o custo em tempo e memória e a partir de onde a solução deixa de bastar.",
      ],
    ],
  },
  text: {
    professional: [
      ["tone", "Tom seguro e simples, com verbos precisos em vez de adjetivos."],
      [
        "criteria",
        "Estará bom se desde o começo se souber do que se trata e com o resto se puder agir.",
      ],
      [
        "assumptions",
        "Não invente fatos, números nem citações; o que eu tiver de fornecer, deixe marcado.",
      ],
    ],
    creative: [
      ["angle", "Busque um olhar{ sobre §|} que quase ninguém espere e comece no meio da ação."],
      [
        "imagery",
        "Trabalhe com imagens, sons e texturas concretas em vez de palavras abstratas, e com uma voz de personalidade própria.",
      ],
      [
        "alternatives",
        "Que o final mostre a imagem do começo sob outra luz, em vez de resumir tudo.",
      ],
    ],
    technical: [
      ["format", "Estruture com títulos que afirmem algo e uma ideia por parágrafo."],
      [
        "verification",
        "No fim, confronte cada afirmação com o material e marque o que não se puder confirmar.",
      ],
      ["edge-cases", "Cada termo é definido uma vez e usado sempre do mesmo modo."],
    ],
  },
  knowledge: {
    professional: [
      [
        "format",
        "A resposta vem em duas frases no começo; depois, o raciocínio, por ordem de importância.",
      ],
      [
        "tone",
        "Escreva com clareza e neutralidade e separe o que se sabe{ sobre §|} do que ainda se discute.",
      ],
      ["assumptions", "Se minha pergunta parte de uma suposição falsa, diga isso logo no começo."],
    ],
    creative: [
      [
        "angle",
        "Aproxime-se por um lado inesperado: uma história, uma imagem ou um experimento mental que deixe ver o fundo da questão.",
      ],
      ["imagery", "Use uma metáfora que realmente sirva e diga onde ela deixa de se encaixar."],
      ["alternatives", "Encerre com uma pergunta que me faça pensar de outro modo{ sobre §|}."],
    ],
    technical: [
      ["format", "Primeiro a definição exata, depois o mecanismo e, por fim, os seus limites."],
      [
        "verification",
        "Distinga o estabelecido do inferido e diga como se poderia verificar cada afirmação.",
      ],
      [
        "constraints",
        "Cada afirmação{ sobre §|} com unidades, ordens de grandeza e as condições em que vale.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "Diga como saberei, de forma mensurável, que funcionou."],
      ["alternatives", "Pese esforço e efeito e ponha na frente o que mais importa."],
      ["tone", "Em uma linguagem sóbria, para que eu possa passar adiante do jeito que está."],
    ],
    creative: [
      ["angle", "Pelo menos uma ideia pode ser ousada, desde que seja viável."],
      ["imagery", "Descreva cada proposta de forma tão viva que eu consiga ver o momento."],
      ["alternatives", "Junte duas coisas que raramente andam juntas."],
    ],
    technical: [
      ["format", "Em uma tabela: passo, o que entra, o que sai e quanto demora."],
      ["edge-cases", "Com os riscos, como percebê-los cedo e o que fazer então."],
      [
        "verification",
        "Antes de apresentar, verifique se prazos, custos e capacidade não se contradizem.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Para terminar, uma frase sobre o que o resultado significa na prática."],
      ["tone", "Explique o método de modo que outra pessoa possa segui-lo e repeti-lo."],
      ["alternatives", "Se houver um caminho mais simples, mencione-o."],
    ],
    creative: [
      [
        "angle",
        "Comece com uma intuição ou uma imagem que torne o resultado plausível antes do cálculo.",
      ],
      ["imagery", "Traduza os números em algo que se possa imaginar."],
      ["alternatives", "E um segundo caminho mais elegante, se houver."],
    ],
    technical: [
      ["format", "Antes de calcular, os dados, o que se pede e as fórmulas usadas."],
      ["constraints", "Com as unidades e a precisão em cada passo, arredondando só no fim."],
      ["criteria", "Indique em que faixa o método é válido."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Será usada para [uso], por isso deve ser legível também em tamanho pequeno."],
      ["tone", "Paleta contida e acabamento limpo."],
      ["format", "Com uma área tranquila onde possa entrar um título."],
    ],
    creative: [
      ["tone", "Que o clima surpreenda e venha da cor e da luz."],
      ["alternatives", "Misture duas tradições visuais que raramente se veem juntas."],
      ["depth", "Um detalhe escondido que recompense o segundo olhar."],
    ],
    technical: [
      ["format", "Especifique separadamente técnica, proporção, perspectiva, iluminação e paleta."],
      ["edge-cases", "Anatomia, reflexos e proporções fisicamente verossímeis."],
      ["criteria", "Fundo e motivo bem separados, com contornos limpos."],
    ],
  },
};
