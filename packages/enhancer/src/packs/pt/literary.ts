import type { LanguagePack } from "../language-pack.ts";

export const literaryPt: LanguagePack["literary"] = {
  family: "literary",
  core: [
    ["constraints", "Escolha um único momento e fique perto dele, em vez de contar tudo."],
    ["role", "Quem conta é [quem fala], e isso deve se notar em cada linha."],
    ["length", "Não precisa passar de [extensão]."],
  ],
  brief: [
    ["constraints", "Um único momento, sem moral no fim."],
    ["tone", "Clima: [clima]."],
    ["imagery", "Só imagens concretas."],
  ],
};

export const literaryStylesPt: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Com um arco claro: um começo que levante uma pergunta, uma virada e um final inesperado, mas justo.",
    ],
    ["tone", "Uma linguagem contida, em que cada frase conte."],
    ["audience", "É pensado para [público]."],
    ["constraints", "Nenhum enfeite que não sirva à história."],
  ],
  creative: [
    [
      "angle",
      "Busque uma entrada que não ocorreria a ninguém de primeira e comece no meio da ação.",
    ],
    [
      "imagery",
      "Trabalhe com sons, cheiros e texturas em vez de palavras abstratas, e com uma voz que tenha personalidade.",
    ],
    ["alternatives", "Que o final mostre a imagem do começo sob outra luz, sem explicá-la."],
    ["purpose", "Que fique uma sensação no corpo, não uma lição."],
  ],
  technical: [
    [
      "format",
      "Defina antes a forma, o tempo verbal, o narrador e o ritmo, anote isso em uma linha e respeite essas escolhas.",
    ],
    ["verification", "No fim, procure falhas de continuidade e frases gastas e elimine-as."],
    [
      "edge-cases",
      "Se a forma exige um padrão fixo, ele se cumpre com exatidão e se quebra no máximo uma vez, de propósito.",
    ],
    ["criteria", "O ponto de vista nunca muda sem uma marca visível."],
  ],
};
