import type { LanguagePack } from "../language-pack.ts";

export const makingZh: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "拿来就能用、不需要我再返工，就算合格。"],
    ["assumptions", "我没说清的地方，请选最合适的处理，并用一行说明你的假设。"],
    ["verification", "回答之前，对照我的要求逐项检查一遍。"],
  ],
  brief: [
    ["criteria", "拿来就能直接用。"],
    ["assumptions", "写明你的假设。"],
    ["constraints", "没问到的不要写。"],
  ],
};

export const makingStylesZh: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "表述清楚，让我可以直接转交。"],
    ["alternatives", "如果有更好的办法达到目的，请在最后提一句。"],
    ["criteria", "最重要的放在最前面。"],
  ],
  creative: [
    ["angle", "有几种选择都合适时，选不那么显而易见的。"],
    ["imagery", "写得生动、有个性，不要泛泛而谈。"],
    ["alternatives", "再加一个我想不到的变化。"],
  ],
  technical: [
    ["format", "采用固定的结构，各项的栏目和顺序一致。"],
    ["steps", "每个决定用几个字说明理由。"],
    ["edge-cases", "不符合这个框架的内容单独列出。"],
  ],
};
