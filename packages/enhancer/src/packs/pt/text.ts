import type { LanguagePack } from "../language-pack.ts";

export const textTasksPt: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "Quem vai ler é [público]{, que provavelmente sabe pouco sobre §|}."],
      [
        "purpose",
        "Que uma só ideia{ sobre §|} sustente tudo; o que não servir a ela fica de fora.",
      ],
      ["length", "Bastam cerca de [extensão]."],
    ],
    brief: [
      ["audience", "Leitores: [público]."],
      ["purpose", "Uma só ideia{ sobre §|}, sem rodeios."],
      ["constraints", "Nada de frases feitas{ sobre §|}."],
      ["examples", "Pelo menos um detalhe concreto{ sobre §|}."],
      ["steps", "O importante já na primeira frase."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "O destinatário é [destinatário]; o importante é [dados principais]."],
      ["purpose", "Ao fim da leitura deve ficar claro o que exatamente eu peço."],
      [
        "format",
        "Primeiro o assunto, o motivo na frase inicial e, no fim, um próximo passo claro.",
      ],
    ],
    brief: [
      ["context", "Para: [destinatário]; dados: [dados principais]."],
      ["format", "Assunto e, logo de início, o motivo."],
      ["constraints", "Sem cortesias vazias."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "Fale com [clientela] e do problema que ela tem antes de nos conhecer."],
      ["purpose", "O benefício vem na frente e se apoia em algo concreto, não em superlativos."],
      ["criteria", "Terá funcionado se depois as pessoas [ação desejada]."],
    ],
    brief: [
      ["audience", "Clientela: [público]."],
      ["purpose", "Primeiro o benefício, sem superlativos."],
      ["criteria", "Uma só chamada: [ação]."],
      ["examples", "Uma prova concreta{ sobre §|}, não promessas."],
      ["angle", "O que ninguém mais diz{ sobre §|}."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "A vaga é [vaga] e minha experiência relevante é [experiência]."],
      ["format", "Em cada item: a ação, as ferramentas, o alcance, uma métrica e o impacto."],
      [
        "constraints",
        "Use só os fatos que eu fornecer; onde faltar um número, deixe um espaço marcado.",
      ],
    ],
    brief: [
      ["context", "Vaga: [vaga]."],
      ["format", "Cada item: ação, ferramentas, alcance, métrica, impacto."],
      ["constraints", "Só fatos que eu fornecer."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "Preserve o tom e o registro do original, de modo que soe como um falante nativo diria.",
      ],
      ["constraints", "Nomes, números, código e formatação ficam como estão."],
      [
        "alternatives",
        "Se algo admite mais de uma leitura, traduza a mais provável e anote a outra abaixo.",
      ],
    ],
    brief: [
      ["tone", "Mesmo tom e registro, com naturalidade."],
      ["constraints", "Nomes e números como estão."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "O resumo é para [leitores], que não vão ler o original."],
      [
        "length",
        "Primeiro a ideia principal em uma frase; depois os pontos que a sustentam, por ordem de peso.",
      ],
      [
        "constraints",
        "Atenha-se ao que diz o texto, com seus números e suas nuances, sem opinião.",
      ],
    ],
    brief: [
      ["length", "A ideia principal em uma frase e o que a sustenta."],
      ["constraints", "Só o que diz o texto."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      ["role", "Fique no papel até que eu diga o contrário, e que isso se note no jeito de falar."],
      ["context", "A cena começa com [situação], e eu sou [meu papel]."],
      ["constraints", "Um turno de cada vez, sem nunca falar por mim."],
    ],
    brief: [
      ["role", "Sem sair do papel."],
      ["constraints", "Um turno de cada vez, sem falar por mim."],
    ],
  },
};
