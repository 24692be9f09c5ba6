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
      ["tone", "Poucos comentários, e só sobre o porquê."],
      ["verification", "Explique como se convence um revisor de que o resultado está correto."],
      ["purpose", "Escreva para quem tiver de manter isso no ano que vem."],
      ["constraints", "Nenhuma dependência nova sem motivo escrito."],
    ],
    creative: [
      [
        "angle",
        "Antes de decidir, procure um caminho que não seja o dos manuais e use-o se for pelo menos tão claro quanto.",
      ],
      ["imagery", "Que os nomes contem o que acontece, de modo que o código se leia como prosa."],
      ["alternatives", "Para fechar, uma forma inesperada de levar isso mais longe."],
      [
        "purpose",
        "Pense em quem vai usar isso depois e inclua um detalhe que arranque um sorriso.",
      ],
      ["depth", "Conte primeiro a ideia como uma imagem, em duas frases."],
      ["tone", "Uma pitada de humor nos comentários, sem exagero."],
      ["examples", "Um exemplo{ com §|} que dê gosto de rodar."],
      ["criteria", "Que seja bonito de ler em voz alta."],
    ],
    technical: [
      ["format", "Antes do código, as entradas com seus tipos, as saídas e os erros possíveis."],
      ["verification", "Com testes do caso normal, dos limites e de uma falha."],
      [
        "criteria",
        "Indique o custo em tempo e memória e a partir de onde a solução deixa de bastar.",
      ],
      ["steps", "Descreva o fluxo de dados em ordem, da entrada à saída."],
      ["constraints", "Pré-condições e pós-condições, onde não forem evidentes."],
      ["depth", "Detalhe o que muda com concorrência ou com entradas muito grandes."],
      ["assumptions", "Uma lista do que o código pressupõe."],
      ["sources", "Algoritmos e padrões pelo nome usual."],
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
      ["steps", "O essencial{ sobre §|} vem na frente; depois, as razões que o sustentam."],
      ["examples", "Apoie cada afirmação{ sobre §|} em um fato ou exemplo verificável."],
      ["constraints", "Sem enrolação nem lugares-comuns{ sobre §|}."],
      ["format", "Parágrafos curtos, com o ponto principal na primeira frase."],
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
      ["tone", "Que o ritmo respire: frases longas que arrastam, curtas que freiam de repente."],
      ["steps", "Plante no começo um detalhe{ sobre §|} que só floresça no fim."],
      ["constraints", "As primeiras ideias que vierem{ sobre §|}, direto para o lixo."],
      ["examples", "Uma cena{ com §|} que se veja e se ouça, em vez de explicações."],
      ["depth", "Um segredo{ sobre §|} nas entrelinhas, nunca nomeado."],
      ["edge-cases", "Uma só frase que desconcerte e fique."],
    ],
    technical: [
      ["format", "Estruture com títulos que afirmem algo e uma ideia por parágrafo."],
      [
        "verification",
        "No fim, confronte cada afirmação com o material e marque o que não se puder confirmar.",
      ],
      ["edge-cases", "Cada termo é definido uma vez e usado sempre do mesmo modo."],
      ["steps", "Antes do texto, o esquema{ sobre §|}: uma linha por seção."],
      ["sources", "Aponte onde é preciso uma fonte{ sobre §|} e de que tipo ela deve ser."],
      ["constraints", "Dado, interpretação e recomendação em parágrafos separados."],
      ["depth", "Enumere no fim as questões{ sobre §|} que o texto deixa sem resolver."],
      ["tone", "Linguagem unívoca, sem sinônimos decorativos."],
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
      ["constraints", "Nada de histórico{ sobre §|} que se possa dispensar."],
      ["purpose", "Conclua com o que decorre disso na prática."],
      ["edge-cases", "Diga em que situação essa orientação{ sobre §|} seria um erro."],
      ["verification", "Aponte as afirmações{ sobre §|} com menos respaldo."],
      ["sources", "Indique em que documento ou instituição conferir o principal{ sobre §|}."],
      ["depth", "Detalhes só nos pontos decisivos."],
    ],
    creative: [
      [
        "angle",
        "Aproxime-se por um lado inesperado: uma história, uma imagem ou um experimento mental que deixe ver o fundo da questão.",
      ],
      ["imagery", "Use uma metáfora que realmente sirva e diga onde ela deixa de se encaixar."],
      ["alternatives", "Encerre com uma pergunta que me faça pensar de outro modo{ sobre §|}."],
      ["examples", "Conte um episódio verossímil{ sobre §|} em que a ideia salte aos olhos."],
      ["tone", "Com jeito de conversa de fim de jantar{ sobre §|}."],
      ["purpose", "Lance uma ponte inesperada{ entre § e| até} um mundo bem diferente."],
      ["depth", "Comece pela pergunta{ sobre §|} que uma criança faria e leve-a a sério."],
      ["constraints", "Sem os exemplos{ sobre §|} que todo mundo usa."],
    ],
    technical: [
      ["format", "Primeiro a definição exata, depois o mecanismo e, por fim, os seus limites."],
      [
        "verification",
        "Distinga o estabelecido do inferido e diga como se poderia verificar cada afirmação.",
      ],
      [
        "constraints",
        "Cada afirmação{ sobre §|} com as condições em que vale e, onde houver números, as unidades.",
      ],
      [
        "steps",
        "Numere os passos do raciocínio{ sobre §|}, para que cada um possa ser contestado isoladamente.",
      ],
      ["edge-cases", "Enumere os casos-limite e o que ocorre em cada um."],
      ["sources", "Cite os termos técnicos{ sobre §|} com que aprofundar a busca."],
      ["examples", "Resolva um caso completo{ sobre §|}, do primeiro dado ao último."],
      ["assumptions", "Pressupostos{ sobre §|} explícitos."],
      ["depth", "O mecanismo, não só os nomes."],
    ],
  },
  work: {
    professional: [
      ["criteria", "Diga como saberei, de forma mensurável, que funcionou."],
      ["alternatives", "Pese esforço e efeito e ponha na frente o que mais importa."],
      ["tone", "Em uma linguagem sóbria, para que eu possa passar adiante do jeito que está."],
      ["constraints", "Só o que é viável{ para §|} com meios e prazos comuns."],
      ["edge-cases", "Aponte a dependência com maior risco de atrasar todo o resto."],
      ["sources", "Prática comprovada e opinião pessoal, bem separadas."],
    ],
    creative: [
      ["angle", "Pelo menos uma ideia pode ser ousada, desde que seja viável."],
      ["imagery", "Descreva cada proposta de forma tão viva que eu consiga ver o momento."],
      ["alternatives", "Junte duas coisas que raramente andam juntas."],
      ["constraints", "Fora o que aparece em todas as listas{ sobre §|}."],
      ["tone", "Com leveza, como bilhetes entre gente que gosta de trabalhar junta."],
      ["depth", "Leve a melhor ideia{ para §|} um passo além do razoável."],
    ],
    technical: [
      ["format", "Em uma tabela: passo, o que entra, o que sai e quanto demora."],
      ["edge-cases", "Com os riscos, como percebê-los cedo e o que fazer então."],
      [
        "verification",
        "Antes de apresentar, verifique se prazos, custos e capacidade não se contradizem.",
      ],
      ["criteria", "Cada tarefa{ para §|} com responsável, esforço estimado e teste de conclusão."],
      ["constraints", "Limites de tempo e de meios, num só lugar."],
      ["depth", "Ordene as tarefas{ para §|} conforme o que bloqueia o quê."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Para terminar, uma frase sobre o que o resultado significa na prática."],
      ["tone", "Explique o método de modo que outra pessoa possa segui-lo e repeti-lo."],
      ["alternatives", "Se houver um caminho mais simples, mencione-o."],
      ["format", "O resultado na primeira linha, o caminho embaixo."],
      ["edge-cases", "Alerte para o descuido que costuma levar ao número errado."],
      ["verification", "Confronte o resultado com uma estimativa feita antes."],
    ],
    creative: [
      [
        "angle",
        "Comece com uma intuição ou uma imagem que torne o resultado plausível antes do cálculo.",
      ],
      ["imagery", "Traduza os números em algo que se possa imaginar."],
      ["alternatives", "E um segundo caminho mais elegante, se houver."],
      ["examples", "Reconte o problema com coisas do dia a dia."],
      ["edge-cases", "Experimente um valor maluco e conte o que ele revela."],
      ["tone", "Como uma perseguição: as pistas, o fugitivo, a captura."],
    ],
    technical: [
      ["format", "Antes de calcular, os dados, o que se pede e as fórmulas usadas."],
      ["constraints", "Com as unidades e a precisão em cada passo, arredondando só no fim."],
      ["criteria", "Indique em que faixa o método é válido."],
      ["verification", "Conferência cruzada por dimensão, sinal e ordem de grandeza."],
      ["edge-cases", "Trate à parte os casos degenerados e as divisões por zero."],
      ["alternatives", "Confirme o resultado por um segundo método."],
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
