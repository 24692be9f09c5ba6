import type { LanguagePack } from "../language-pack.ts";

export const literaryZh: LanguagePack["literary"] = {
  family: "literary",
  core: [
    ["constraints", "请只选一个瞬间，贴近它来写，不必面面俱到。"],
    ["role", "由[谁]来讲述，每一句都听得出是这个人在说。"],
    ["length", "写到[字数]左右即可。"],
  ],
  brief: [
    ["constraints", "只写一个瞬间，结尾不要说教。"],
    ["tone", "氛围：[氛围]。"],
    ["imagery", "只用具体的意象。"],
  ],
};

export const literaryStylesZh: LanguagePack["styles"]["literary"] = {
  professional: [
    ["criteria", "要有完整的起伏：开头引出一个疑问，中间有转折，结尾出人意料又合情合理。"],
    ["tone", "语言克制，每一句都有用处。"],
    ["audience", "写给[读者]看。"],
  ],
  creative: [
    ["angle", "请找一个别人不会先想到的入口{来写§|}，从事情的中间开始。"],
    ["imagery", "多写声音、气味和触感，少用抽象的词，叙述的声音要有个性。"],
    ["alternatives", "结尾让开头的画面有新的意味，但不要解释。"],
  ],
  technical: [
    ["format", "动笔前先定好体裁、时态、叙述者和节奏，用一行写明，然后始终遵守。"],
    ["verification", "写完检查前后是否矛盾、有没有用滥的说法，并删掉。"],
    ["edge-cases", "体裁有固定格律的要严格遵守，最多有意打破一次。"],
  ],
};
