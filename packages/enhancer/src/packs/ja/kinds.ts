import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsJa: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "原因を順にさかのぼり、本当に説明になるところまで掘り下げてください。"],
    ["criteria", "原因は影響の大きい順に並べてください。"],
    ["edge-cases", "そうならない例も一つ挙げ、その理由を説明してください。"],
    ["sources", "定説になっていることと、まだ推測の段階のことを分けてください。"],
  ],
  how: [
    ["steps", "実際に行う順に手順を示し、それぞれ何ができれば完了かも書いてください。"],
    ["context", "手元にあるものは[道具、権限、材料]です。"],
    ["edge-cases", "最も失敗しやすい手順と、失敗したときの立て直し方も教えてください。"],
    ["alternatives", "十分に使える近道があれば、最後に教えてください。"],
  ],
  which: [
    [
      "criteria",
      "最も重視するのは[譲れない点]です。それぞれの選択肢がこの点でどうかを説明してください。",
    ],
    ["alternatives", "本当に検討に値するものだけに絞り、似たものを並べないでください。"],
    ["format", "選択肢ごとに、向いている場面、主な欠点、避けたほうがよい人を書いてください。"],
    ["assumptions", "私が伝えていない事情で選択が変わるなら、それが何かを教えてください。"],
  ],
  what: [
    ["format", "まず要するに何なのかを一文で述べ、それから詳しく説明してください。"],
    ["examples", "具体例を一つ挙げ、似ているだけで違うものとも比べてください。"],
    ["purpose", "何の役に立つのか、どこで通用しなくなるのかも説明してください。"],
    ["edge-cases", "よくある誤解も正してください。"],
  ],
  whether: [
    [
      "format",
      "まず、はい、いいえ、場合による、のどれかで答え、決め手となる理由を述べてください。",
    ],
    ["alternatives", "賛成と反対のそれぞれ最も強い根拠を示してから、結論を出してください。"],
    ["assumptions", "どのような条件なら答えが逆になるかも教えてください。"],
    ["context", "私の状況は[判断に関わる事情]です。"],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksJa: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "回答する前に、下書きを上の各点と照らし合わせ、足りないところを直してください。",
  ],
  ["verification", "最後に、主な結論それぞれの確からしさと根拠を示してください。"],
  [
    "verification",
    "重要な情報が足りないときは、まず私に質問してください。質問は二つまでにしてください。",
  ],
  ["verification", "最後に、回答の中で最も弱い点と、それを補う方法を挙げてください。"],
];

export const briefChecksJa: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "回答する前に見直してください。"],
  ["verification", "どの程度確かかを書いてください。"],
  ["verification", "重要な情報が足りなければ、先に質問してください。"],
];
