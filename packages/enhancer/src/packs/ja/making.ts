import type { LanguagePack } from "../language-pack.ts";

export const makingJa: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "手直しせずにそのまま使えるものを合格とします。"],
    [
      "assumptions",
      "はっきりしない点は最も妥当だと思うように処理し、その前提を一行で書いてください。",
    ],
    ["verification", "回答する前に、私の要望と一つずつ照らし合わせてください。"],
  ],
  brief: [
    ["criteria", "そのまま使える形で。"],
    ["assumptions", "補った前提も一行で。"],
    ["constraints", "頼んでいないことは抜き。"],
  ],
};

export const makingStylesJa: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "そのまま人に渡せるように、わかりやすく書いてください。"],
    ["alternatives", "目的を果たすもっとよい方法があれば、最後に一言添えてください。"],
    ["criteria", "最も重要なものを最初に置いてください。"],
  ],
  creative: [
    ["angle", "同じくらいよい選択肢があるときは、ありきたりでないほうを選んでください。"],
    ["imagery", "ありきたりにならないよう、生き生きと個性を持たせてください。"],
    ["alternatives", "私が思いつかないような変化を一つ加えてください。"],
  ],
  technical: [
    ["format", "決まった構成を使い、どの項目も同じ要素を同じ順に並べてください。"],
    ["steps", "判断ごとに理由を短く添えてください。"],
    ["edge-cases", "この枠に収まらないものは別にまとめてください。"],
  ],
};
