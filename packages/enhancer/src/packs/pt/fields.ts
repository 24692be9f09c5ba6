import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsPt: NonNullable<LanguagePack["fields"]> = {
  health: [
    ["edge-cases", "Diga com quais sinais é hora de procurar um médico em vez de continuar lendo."],
    [
      "sources",
      "Apoie-se no consenso médico{ sobre §|} e marque o que só estudos isolados sugerem.",
    ],
    ["context", "Trata-se de alguém com [idade, doenças, medicamentos]."],
  ],
  money: [
    [
      "edge-cases",
      "Ponha na mesa as taxas, os impostos e os riscos{ com §|} que costumam passar despercebidos.",
    ],
    ["context", "Considere [valor, prazo e país]."],
    [
      "examples",
      "Faça as contas{ para §|} com uma quantia realista e mostre de qual premissa elas dependem.",
    ],
  ],
  law: [
    ["context", "A lei aplicável é a de [país ou estado]."],
    [
      "edge-cases",
      "Separe o que a norma diz{ sobre §|} da prática e avise quando é preciso um advogado.",
    ],
    [
      "sources",
      "Cite a norma por trás de cada afirmação{ sobre §|}, para que eu possa consultá-la.",
    ],
  ],
  travel: [
    ["context", "A viagem é para [datas, viajantes, orçamento]."],
    ["steps", "Mantenha distâncias realistas{ para §|} e diga o que precisa ser reservado antes."],
    ["alternatives", "Deixe pronto um plano{ para §|} em caso de chuva ou de portas fechadas."],
  ],
  food: [
    ["context", "Leve em conta [dieta, utensílios, tempo]."],
    [
      "steps",
      "Dê quantidades e temperaturas{ para §|}, e o aspecto ou o cheiro que mostra que a etapa terminou.",
    ],
    [
      "alternatives",
      "Sugira um substituto{ para §|} sempre que um ingrediente for difícil de achar.",
    ],
  ],
  home: [
    ["edge-cases", "Alerte onde fazer por conta própria{ com §|} vira perigo ou anula a garantia."],
    ["context", "O lugar é assim: [cômodo, medidas, o que já existe]."],
    ["criteria", "Estime por alto o trabalho, o material e o custo{ para §|}."],
  ],
  animals: [
    [
      "depth",
      "{Sobre §, distinga|Distinga} o que é próprio da espécie do que muda de um indivíduo para outro.",
    ],
    ["examples", "Descreva os comportamentos de modo que eu os reconheça quando os vir."],
    ["edge-cases", "Diga quais sinais{ com §|} preocupam e quais fazem parte da natureza."],
  ],
  nature: [
    ["depth", "Ligue o que acontece no local{ com §|} ao ciclo maior de que faz parte."],
    ["criteria", "Dê ordens de grandeza{ sobre §|}, para que os efeitos possam ser comparados."],
    ["sources", "Diga quão boas são as medições{ sobre §|} e onde as estimativas divergem."],
  ],
  science: [
    [
      "depth",
      "{Sobre §, apresente|Apresente} o princípio antes da fórmula e diga em palavras simples o que é cada grandeza.",
    ],
    [
      "examples",
      "Descreva uma observação ou um experimento{ sobre §|} em que isso se veja a olho nu.",
    ],
    [
      "constraints",
      "Diga sob quais simplificações a explicação{ sobre §|} vale e onde ela quebra.",
    ],
  ],
  technology: [
    ["context", "Diga para qual versão ou data a resposta vale."],
    ["depth", "Separe o que já funciona hoje{ com §|} do que só foi anunciado."],
    [
      "edge-cases",
      "Não esqueça o que muda{ com §|} em privacidade, custo e dependência de um fornecedor.",
    ],
  ],
  history: [
    [
      "sources",
      "Distinga o que as fontes da época{ sobre §|} dizem do julgamento que veio depois.",
    ],
    [
      "steps",
      "{Sobre §, ponha|Ponha} em ordem os momentos de virada e diga o que tornou cada um possível.",
    ],
    ["alternatives", "Mencione os pontos{ sobre §|} em que os historiadores ainda discordam."],
  ],
  society: [
    [
      "alternatives",
      "Apresente as principais posições{ sobre §|} como fariam os seus próprios defensores.",
    ],
    ["sources", "Separe fatos e valores{ sobre §|} e diga sobre qual dos dois é a disputa."],
    ["examples", "Ligue cada argumento{ sobre §|} a um caso em que ele foi posto à prova."],
  ],
  business: [
    ["context", "O negócio é [setor, porte, mercado]."],
    ["criteria", "Associe cada ponto{ sobre §|} a um indicador que dê para acompanhar."],
    ["edge-cases", "Aponte a premissa{ sobre §|} que mais doeria se estivesse errada."],
  ],
  work: [
    ["context", "Meu cargo e o cenário: [função, equipe, o que aconteceu]."],
    ["examples", "Dê as palavras exatas que eu poderia usar{ para §|}."],
    ["edge-cases", "Preveja como o outro lado pode reagir e o que fazer então."],
  ],
  learning: [
    ["context", "Posso dedicar [tempo] e já sei [o que domino]."],
    [
      "steps",
      "Divida o estudo{ sobre §|} em unidades que se apoiem umas nas outras, cada uma com um autoteste.",
    ],
    ["edge-cases", "Aponte o momento{ com §|} em que a maioria desiste e como passar por ele."],
  ],
  people: [
    ["context", "Sobre as pessoas envolvidas: [idades, relação, o que importa para elas]."],
    ["tone", "Com carinho, sem sermão e sempre no concreto{ sobre §|}."],
    ["alternatives", "Ofereça uma sugestão fácil e outra{ para §|} que peça um pouco de coragem."],
  ],
  arts: [
    ["examples", "Aponte obras ou trechos específicos{ sobre §|} em vez de elogios gerais."],
    ["depth", "Mostre com que recursos o efeito é criado{ com §|}, não apenas que ele existe."],
    ["constraints", "Não revele nada do final{ sobre §|} sem avisar antes."],
  ],
  games: [
    [
      "depth",
      "Explique o raciocínio por trás de uma boa jogada{ com §|}, para que eu ache a próxima.",
    ],
    ["constraints", "Respeite as regras{ para §|} e diga qual versão delas está usando."],
    ["criteria", "Diga em que momento da partida cada escolha{ com §|} compensa, e quando não."],
  ],
  sport: [
    ["context", "Meu nível e meus limites: [experiência, lesões, dias por semana]."],
    ["steps", "Aumente a carga{ para §|} aos poucos e diga quando é hora de segurar."],
    ["criteria", "Diga por quais sinais vou perceber a evolução{ com §|}."],
  ],
  language: [
    ["examples", "Mostre cada ponto{ sobre §|} em uma frase que alguém diria de verdade."],
    ["tone", "Indique o registro{ para §|}: onde soa natural, engessado ou grosseiro."],
    ["edge-cases", "Acrescente a forma vizinha que mais se confunde{ com §| com essa}."],
  ],
  web: [
    ["constraints", "Tudo deve funcionar pelo teclado e em tela pequena."],
    ["context", "Precisa se encaixar em [framework e versão]."],
    ["edge-cases", "Cubra também os estados de carregamento, vazio e erro."],
    ["format", "Entregue cada arquivo inteiro{ para §|}, com o caminho na frente."],
  ],
  systems: [
    ["context", "Roda em [sistema, versão, tamanho]."],
    [
      "verification",
      "Depois de cada comando{ para §|}, diga qual saída confirma o sucesso e como desfazê-lo.",
    ],
    ["edge-cases", "Pense em reinícios, tempos esgotados e permissões que faltam{ com §|}."],
    ["criteria", "Prefira o que pode rodar duas vezes sem dano{ para §|} e avise o que não pode."],
  ],
  algorithms: [
    ["criteria", "Informe o custo em tempo e memória{ para §|} e até que tamanho ele é aceitável."],
    ["examples", "Percorra à mão uma entrada pequena{ para §|}."],
    ["edge-cases", "Trate de propósito a entrada vazia, as repetições e os valores máximos."],
    ["alternatives", "Diga por que esta abordagem ganha da mais óbvia."],
  ],
  "data-science": [
    ["context", "Os dados são assim: [colunas, volume, origem]."],
    [
      "verification",
      "Confira o resultado{ para §|} em uma amostra pequena que dê para calcular à mão.",
    ],
    [
      "edge-cases",
      "Trate às claras os valores ausentes e os discrepantes, sem apagá-los em silêncio.",
    ],
    ["criteria", "Diga o que os números{ sobre §|} não permitem concluir."],
  ],
  story: [
    [
      "steps",
      "Que a narrativa{ sobre §|} comece o mais tarde possível e gire em torno de uma única decisão.",
    ],
    ["edge-cases", "Dê ao antagonista um motivo que se possa compreender."],
    ["verification", "Risque toda frase que explique o que a cena já mostra."],
  ],
  poem: [
    [
      "constraints",
      "Sustente uma só imagem{ sobre §|} do começo ao fim, em vez de muitas passageiras.",
    ],
    ["format", "Que o ritmo combine com o assunto, e só haja rima onde ela vier sem esforço."],
    ["verification", "Leia em voz alta na mente e conserte cada verso{ sobre §|} que tropeçar."],
  ],
  song: [
    [
      "format",
      "Estrofes que levem a história adiante e um refrão{ sobre §|} que se cante logo na primeira vez.",
    ],
    ["steps", "Que a ponte diga justamente o que as estrofes calam{ sobre §|}."],
  ],
  essay: [
    [
      "purpose",
      "Defenda uma tese{ sobre §|} que uma pessoa sensata possa contestar e apresente-a cedo.",
    ],
    ["alternatives", "Responda à melhor objeção{ sobre §|}, não à mais fraca."],
    ["steps", "Que cada parágrafo{ sobre §|} nasça do anterior."],
  ],
  article: [
    ["steps", "Abra com uma cena ou um achado{ sobre §|}, não com a história do mundo."],
    ["purpose", "Que o leitor saia com algo{ sobre §|} para experimentar ou repensar."],
    ["format", "Use intertítulos{ sobre §|} que já contem o que a seção diz."],
  ],
  speech: [
    ["tone", "Escreva para o ouvido: frases curtas, um pensamento em cada."],
    ["steps", "Comece e termine com a mesma imagem{ sobre §|}, vista de outro jeito."],
  ],
  joke: [
    ["steps", "Preparação curta{ sobre §|}, e a virada nas últimas palavras."],
    ["constraints", "Ria da situação{ com §|}, não de quem não tem culpa dela."],
  ],
};

export const briefFieldsPt: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Com os sinais para procurar um médico."]],
  money: [["edge-cases", "Custos escondidos e riscos{ com §|} incluídos."]],
  law: [["context", "Jurisdição: [país ou estado]."]],
  travel: [["context", "Datas e orçamento: [detalhes]."]],
  food: [["steps", "Quantidades e tempos incluídos{ para §|}."]],
  home: [["criteria", "Com esforço e custo aproximado{ para §|}."]],
  animals: [["depth", "O próprio da espécie, sem anedotas."]],
  nature: [["criteria", "Com ordens de grandeza{ sobre §|}."]],
  science: [["depth", "Princípio antes da fórmula."]],
  technology: [["context", "Com a versão ou data de validade."]],
  history: [["steps", "{Sobre §: momentos|Momentos} de virada, em ordem."]],
  society: [["alternatives", "As principais posições{ sobre §|}, com justiça."]],
  business: [["criteria", "Um indicador por ponto."]],
  work: [["examples", "Palavras que eu possa usar{ para §|}."]],
  learning: [["steps", "Unidades pequenas{ sobre §|}, cada uma com autoteste."]],
  people: [["tone", "Carinhoso e concreto{ sobre §|}."]],
  arts: [["examples", "Obras ou trechos específicos{ sobre §|}."]],
  games: [["constraints", "Dentro das regras{ para §|}."]],
  sport: [["steps", "Progressão gradual{ para §|}."]],
  language: [["examples", "Frases reais do dia a dia{ sobre §|}."]],
  web: [["edge-cases", "Também carregamento, vazio e erro."]],
  systems: [["verification", "Em cada passo, como conferir e como desfazer."]],
  algorithms: [["criteria", "Com custo em tempo e memória{ para §|}."]],
  "data-science": [["edge-cases", "Valores ausentes{ sobre §|} às claras."]],
  story: [["steps", "Começo tardio, uma só virada."]],
  poem: [["constraints", "Uma única imagem{ sobre §|}."]],
  song: [["format", "Estrofes e um refrão{ sobre §|} cantável."]],
  essay: [["purpose", "Uma só tese{ sobre §|}, contestável."]],
  article: [["steps", "Abertura com uma cena ou um fato{ sobre §|}."]],
  speech: [["tone", "Para o ouvido, frases curtas."]],
  joke: [["steps", "A virada{ sobre §|} bem no fim."]],
};
