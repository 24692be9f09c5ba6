import type { LanguagePack } from "../language-pack.ts";

export const messageStylesJa: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "面と向かって話すように、丁寧で率直な調子にしてください。"],
    ["constraints", "相手が知る必要のないことは書かないでください。"],
    ["alternatives", "もっと短い版も用意してください。"],
  ],
  creative: [
    ["tone", "定型文のようにならないよう、温かみと自分らしさを出してください。"],
    ["angle", "決まり文句ではなく、私にしか書けない一文で始めてください。"],
    ["alternatives", "気持ちの伝え方がはっきり違う版も書いてください。"],
  ],
  technical: [
    ["steps", "事実、影響、お願いの順に、それぞれ短い段落で書いてください。"],
    [
      "verification",
      "日付、場所、名前、お願いがひと目でわかるか確かめ、私が補うべき箇所に印を付けてください。",
    ],
    ["constraints", "ほかのお願いや別の話題を混ぜないでください。"],
  ],
};
