import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsZh: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "把原因一层层追到真正能解释它的那一个。"],
    ["criteria", "按各个原因所占的分量排序。"],
    ["edge-cases", "举一个不会这样的情况，并说明为什么。"],
    ["sources", "把已有定论的和还只是推测的分开。"],
  ],
  how: [
    ["steps", "按我动手的顺序给出步骤，每一步说明怎样算做成了。"],
    ["context", "我手头有：[工具、权限或材料]。"],
    ["edge-cases", "指出最容易出错的一步，以及出错后怎么补救。"],
    ["alternatives", "如果有够用的捷径，放在最后说。"],
  ],
  which: [
    ["criteria", "我最看重的是[最要紧的一点]，请说明每个选项在这一点上的表现。"],
    ["alternatives", "只留少数真正值得考虑的，不要列大同小异的。"],
    ["format", "每个选项写明：最适合什么、主要缺点、谁不该选。"],
    ["assumptions", "如果选择取决于我没说的情况，请指出是什么。"],
  ],
  what: [
    ["format", "先用一句话说清归根到底是什么，再展开。"],
    ["examples", "用一个具体例子说明，再对比一个只是看起来相似的例子。"],
    ["purpose", "也说说它有什么用，在哪里就不管用了。"],
    ["edge-cases", "澄清{关于§的|}最常见的误解。"],
  ],
  whether: [
    ["format", "先回答是、否或看情况，再给出决定性的理由。"],
    ["alternatives", "先给出正反两方最有力的理由，再下结论。"],
    ["assumptions", "说明在什么条件下答案会反过来。"],
    ["context", "我的情况：[取决于什么]。"],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksZh: NonNullable<LanguagePack["checks"]> = [
  ["verification", "回答之前，对照上面每一点检查草稿，不足的地方改好。"],
  ["verification", "最后说明每个主要结论有多大把握，依据是什么。"],
  ["verification", "如果我的要求缺了关键信息，先问我，最多两个问题。"],
  ["verification", "结尾指出回答中最薄弱的一点，以及怎样能补强。"],
];

export const briefChecksZh: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "回答前再检查一遍。"],
  ["verification", "注明有多大把握。"],
  ["verification", "缺少关键信息时先提问。"],
];
