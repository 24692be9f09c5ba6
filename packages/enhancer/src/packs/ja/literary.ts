import type { LanguagePack } from "../language-pack.ts";

export const literaryJa: LanguagePack["literary"] = {
  family: "literary",
  core: [
    ["constraints", "一つの瞬間だけを選び、すべてを語ろうとせず、間近から描いてください。"],
    ["role", "語り手は[誰か]とし、どの文からもその人の声が聞こえるようにしてください。"],
    ["length", "長さは[文字数]ほどにしてください。"],
  ],
  brief: [
    ["constraints", "一つの瞬間だけ、教訓は抜き。"],
    ["tone", "雰囲気は[雰囲気]です。"],
    ["imagery", "具体的なイメージだけ。"],
  ],
};

export const literaryStylesJa: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "問いを投げかける冒頭、転換のある中盤、意外でありながら納得できる結末にしてください。",
    ],
    ["tone", "抑えた筆致で、どの一文にも役割を持たせてください。"],
    ["audience", "[読者]に向けて書いてください。"],
  ],
  creative: [
    ["angle", "誰もが最初に思いつく入り口を避け、出来事の途中から始めてください。"],
    ["imagery", "音や匂い、手触りを描き、抽象的な言葉を減らして、語り口に個性を持たせてください。"],
    ["alternatives", "結末で冒頭の情景に新しい意味を与え、それを説明しないでください。"],
  ],
  technical: [
    ["format", "書き始める前に、形式、時制、語り手、リズムを一行で定め、最後まで守ってください。"],
    ["verification", "書き終えたら矛盾や使い古された表現がないか確かめ、あれば削ってください。"],
    ["edge-cases", "決まった型のある形式なら厳密に守り、意図して破るのは一度までにしてください。"],
  ],
};
