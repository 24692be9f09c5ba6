import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsZh: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "请把原因一层层追到真正能解释它的那一个。"],
    ["criteria", "请按各个原因所占的分量排序。"],
    ["edge-cases", "请举一个不会这样的情况，并说明为什么。"],
    ["sources", "请把已有定论的和还只是推测的分开。"],
  ],
  how: [
    ["steps", "请按我动手的顺序给出步骤，每一步说明怎样算做成了。"],
    ["context", "我手头有：[工具、权限或材料]。"],
    ["edge-cases", "请指出最容易出错的一步，以及出错后怎么补救。"],
    ["alternatives", "如果有够用的捷径，放在最后说。"],
  ],
  which: [
    ["criteria", "我最看重的是[最要紧的一点]，请说明每个选项在这一点上的表现。"],
    ["alternatives", "请只留少数真正值得考虑的，不要列大同小异的。"],
    ["format", "每个选项写明：最适合什么、主要缺点、谁不该选。"],
    ["assumptions", "如果选择取决于我没说的情况，请指出是什么。"],
  ],
  what: [
    ["format", "请先用一句话说清归根到底是什么，再展开。"],
    ["examples", "请用一个具体例子说明，再对比一个只是看起来相似的例子。"],
    ["purpose", "也说说它有什么用，在哪里就不管用了。"],
    ["edge-cases", "澄清{关于§的|}最常见的误解。"],
  ],
  whether: [
    ["format", "请先回答是、否或看情况，再给出决定性的理由。"],
    ["alternatives", "请先给出正反两方最有力的理由，再下结论。"],
    ["assumptions", "请说明在什么条件下答案会反过来。"],
    ["context", "我的情况：[取决于什么]。"],
  ],
  fact: [
    ["sources", "答案之后注明它的确定程度和出处。"],
    ["assumptions", "如果问题有两种理解，按更可能的那种回答，并提一句另一种。"],
    ["depth", "补上一个不交代就会误导人的背景。"],
    ["criteria", "各家说法不一时，给出范围和分歧的缘由。"],
  ],
  list: [
    ["format", "每项一行：先写名称，再写它与众不同之处。"],
    ["constraints", "请去掉{关于§的|}近乎重复和凑数的条目。"],
    ["steps", "请选一个方便我阅读的顺序，并说明是按什么排的。"],
    ["criteria", "{关于§，|}说明按什么标准入选，换个标准会有什么变化。"],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsZh: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "先说{§的|}根本原因。"],
    ["criteria", "只列主因，按分量排。"],
    ["sources", "{关于§，|}标出尚未证实的。"],
    ["examples", "每个原因配一例。"],
    ["alternatives", "点破{对§|}流行的错误解释。"],
    ["edge-cases", "说明何时不成立。"],
  ],
  how: [
    ["steps", "编号列出步骤。"],
    ["edge-cases", "提醒{§的|}常见错误。"],
    ["criteria", "怎么看出成功了。"],
    ["depth", "不讲{§的|}理论。"],
    ["constraints", "只用常见手段。"],
    ["alternatives", "{关于§，|}给够用的最快办法。"],
  ],
  which: [
    ["criteria", "取舍标准：[我最看重的]。"],
    ["alternatives", "{§的|}选项要少，不要雷同。"],
    ["format", "各写一项长处和短处。"],
    ["assumptions", "{关于§，|}最后只选一个。"],
  ],
  what: [
    ["format", "先用一句话点出{§的|}核心。"],
    ["examples", "配一个{§的|}具体实例。"],
    ["purpose", "说说{§|它}的用处。"],
    ["depth", "讲运作，不只讲部件。"],
    ["audience", "不预设基础知识。"],
    ["alternatives", "一行说清它不是什么。"],
    ["edge-cases", "指出{对§|}常见的混淆。"],
  ],
  whether: [
    ["format", "开头就给结论。"],
    ["assumptions", "什么会改变答案。"],
    ["alternatives", "{关于§，|}正反各取最强论据。"],
    ["sources", "{关于§的|}事实与看法分开。"],
    ["edge-cases", "别漏了常被忘记的例外。"],
    ["criteria", "点明{§的|}决定因素。"],
  ],
  fact: [
    ["sources", "注明确定程度。"],
    ["assumptions", "如有另一种理解，也提一句。"],
  ],
  list: [
    ["format", "每项一行，最好的在前。"],
    ["constraints", "{关于§，|}不要凑数。"],
    ["verification", "存疑的标出来。"],
    ["criteria", "写明{§的|}入选标准。"],
    ["depth", "点出各自的特别之处。"],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksZh: NonNullable<LanguagePack["checks"]> = [
  ["verification", "回答之前，对照上面每一点检查草稿，不足的地方改好。"],
  ["verification", "最后请说明每个主要结论有多大把握，依据是什么。"],
  ["verification", "如果我的要求缺了关键信息，先问我，最多两个问题。"],
  ["verification", "结尾指出回答中最薄弱的一点，以及怎样能补强。"],
];

export const briefChecksZh: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "回答前再检查一遍。"],
  ["verification", "注明有多大把握。"],
  ["verification", "缺少关键信息时先提问。"],
];
