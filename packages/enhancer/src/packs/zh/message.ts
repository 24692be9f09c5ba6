import type { LanguagePack } from "../language-pack.ts";

export const messageStylesZh: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "语气礼貌直接，像当面说话一样。"],
    ["constraints", "对方不需要知道的一律不写。"],
    ["alternatives", "再给一个更短的版本备用。"],
  ],
  creative: [
    ["tone", "写得有人情味，带一点个人的味道，不要像模板。"],
    ["angle", "开头写一句只有我才会这样写的话，不要用现成的套语。"],
    ["alternatives", "再写一个情绪明显不同的版本。"],
  ],
  technical: [
    ["steps", "按事实、影响、请求的顺序写，各占一小段。"],
    ["verification", "检查日期、地点、姓名和请求能否一眼看到，还需要我补充的标出来。"],
    ["constraints", "不要夹带次要的请求或别的话题。"],
  ],
};
