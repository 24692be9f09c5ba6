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
  fact: [
    ["sources", "答えとともに、それがどこまで確定した事実なのかを一言添えてください。"],
    ["assumptions", "質問が二通りに読めるなら、ありそうな意味で答え、もう一方も示してください。"],
    ["depth", "それを知らないと誤解につながる事情を一つ補ってください。"],
    ["criteria", "資料によって食い違うなら、その幅と理由を示してください。"],
  ],
  list: [
    ["format", "一項目一行で、名前の後にほかとの違いを書いてください。"],
    ["constraints", "似たものや数合わせの項目は外してください。"],
    ["steps", "読みやすい順に並べ、何の順かも書いてください。"],
    ["criteria", "{§を|}どんな基準で選んだのか、基準が違えば何が変わるのかを述べてください。"],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsJa: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "{§の|}根本の原因が先。"],
    ["criteria", "主因だけ、重い順に。"],
    ["sources", "{§について|}未証明の点を明示。"],
    ["examples", "原因ごとに実例を一つ。"],
    ["alternatives", "{§について|}広く信じられた誤解も。"],
    ["edge-cases", "当てはまらない場合を明記。"],
  ],
  how: [
    ["steps", "番号付きの手順に。"],
    ["edge-cases", "{§の|}よくある失敗を明示。"],
    ["criteria", "成功の見分け方を明記。"],
    ["depth", "{§の|}理論は抜き。"],
    ["constraints", "身近な手段だけで。"],
    ["alternatives", "{§について|}十分に使える最短の方法を明示。"],
  ],
  which: [
    ["criteria", "決め手は[私が重視すること]です。"],
    ["alternatives", "{§の|}候補は少なく、類似品は抜き。"],
    ["format", "候補ごとに長所と短所を明記。"],
    ["assumptions", "{§は|}最後は一つに決定。"],
  ],
  what: [
    ["format", "{§の|}要点を先に一文で。"],
    ["examples", "{§の|}具体例も一つ。"],
    ["purpose", "何の役に立つかを明記。"],
    ["depth", "部品名より動き方。"],
    ["audience", "{§について|}予備知識がない前提で。"],
    ["alternatives", "何ではないかも一行で。"],
    ["edge-cases", "{§についての|}よくある混同を明示。"],
  ],
  whether: [
    ["format", "結論は最初のひと言で。"],
    ["assumptions", "答えが変わる条件を明記。"],
    ["alternatives", "{§をめぐる|}双方の最強の論拠。"],
    ["sources", "{§についての|}事実と意見は別々に。"],
    ["edge-cases", "{§の|}忘れられがちな例外も。"],
    ["criteria", "決め手を明記。"],
  ],
  fact: [
    ["sources", "確かさの程度を明記。"],
    ["assumptions", "別の読み方があればそれも。"],
  ],
  list: [
    ["format", "一項目一行、よいものから。"],
    ["constraints", "{§の|}数合わせは抜き。"],
    ["verification", "怪しい項目には印。"],
    ["criteria", "{§の|}選定基準も明記。"],
    ["depth", "それぞれの持ち味も。"],
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
  ["verification", "回答の前に見直し。"],
  ["verification", "どの程度確かかも。"],
  ["verification", "重要な情報が足りなければ、先に質問。"],
];
