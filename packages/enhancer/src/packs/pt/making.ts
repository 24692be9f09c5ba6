import type { LanguagePack } from "../language-pack.ts";

export const makingPt: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Estará bom se eu puder usar do jeito que está, sem ter de refazer."],
    [
      "assumptions",
      "Onde deixei algo em aberto, escolha o que melhor se encaixa e diga em uma linha o que supôs.",
    ],
    ["verification", "Antes de responder, repasse uma vez tudo o que peço."],
  ],
  brief: [
    ["criteria", "Que eu possa usar do jeito que está."],
    ["assumptions", "Suposições à vista."],
    ["constraints", "Nada que eu não tenha pedido."],
  ],
};

export const makingStylesPt: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Com uma redação tão clara que eu possa passá-la adiante sem mudanças."],
    [
      "alternatives",
      "Se houver um jeito melhor de conseguir o que procuro, que fique dito no fim.",
    ],
    ["criteria", "O mais importante primeiro."],
    ["constraints", "Nada supérfluo{ sobre §|}: só o que vai ser usado."],
  ],
  creative: [
    ["angle", "Onde couber mais de uma opção, escolha a menos evidente."],
    ["imagery", "Que seja vívido e próprio, não genérico."],
    ["alternatives", "E uma variante que não me teria ocorrido."],
    ["tone", "Com uma piscadela{ sobre §|} que faça sorrir."],
  ],
  technical: [
    ["format", "Com uma estrutura fixa: os mesmos campos, na mesma ordem."],
    ["steps", "O motivo de cada decisão, em poucas palavras."],
    ["edge-cases", "O que não couber no esquema, à parte."],
    ["criteria", "O critério aplicado, enunciado uma única vez e sem exceções."],
  ],
};
