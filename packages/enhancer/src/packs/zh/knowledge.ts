import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksZh: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      ["sources", "重要的说法请注明来源；{关于§，|}证据不足或有争议的地方也请指出。"],
      ["format", "请先给简短的答案，再分段讲理由。"],
      ["purpose", "我要用在[用途]上，和它最相关的放在前面。"],
    ],
    brief: [
      ["format", "{关于§，|}先给简短答案，再讲理由。"],
      ["sources", "注明来源，标出{§|}有争议的地方。"],
      ["purpose", "用途：[用在哪里]。"],
      ["criteria", "{关于§，|}最要紧的放最前。"],
      ["examples", "每点配一个真实例子。"],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "请以[看重的几点]为标准，并说明哪一点最重要。"],
      ["steps", "请把事实、解读和结论分开写，让每一步都能核对。"],
      ["alternatives", "请举出最有力的另一种解读，说明它为什么不够有说服力。"],
    ],
    brief: [
      ["criteria", "标准：[看重的几点]。"],
      ["steps", "{§的|}事实和解读分开。"],
      ["alternatives", "给出{对§|}最有力的反面解读。"],
      ["depth", "{谈§|}不要停在表面。"],
      ["sources", "每个判断注明依据。"],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      ["criteria", "请从[我在意的几点]来比，各方用同样的尺度。"],
      ["format", "请先列成表格，再用一段话说明什么情况下选哪个。"],
      ["context", "我的情况是[用来做什么]。"],
    ],
    brief: [
      ["criteria", "从[在意的几点]来比。"],
      ["format", "一张表，再说何时选哪个。"],
      ["constraints", "{关于§，|}没有理由就不下结论。"],
      ["depth", "一句话点出{§的|}根本差别。"],
      ["edge-cases", "说明何时选择会反过来。"],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      ["audience", "请当我是有兴趣的新手，术语第一次出现时先讲清楚。"],
      ["examples", "请用一个生活中的例子贯穿始终{，把§讲得看得见摸得着|}。"],
      ["edge-cases", "也说说大家{对§|}最容易误解的地方和原因。"],
    ],
    brief: [
      ["audience", "我是新手。"],
      ["examples", "配一个生活中{关于§|}的例子。"],
      ["edge-cases", "指出{对§|}最常见的误解。"],
      ["verification", "最后出一道{关于§的|}自测题。"],
      ["steps", "一步接一步地讲。"],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      ["context", "我的情况是[关键信息]，请以此为准，不要按一般情况回答。"],
      ["alternatives", "请列出几种现实可行的办法，各说利弊。"],
      ["criteria", "最后请说你会选哪一种，在什么条件下会改变主意。"],
    ],
    brief: [
      ["context", "我的情况：[关键信息]。"],
      ["criteria", "最后给一个{关于§的|}明确建议。"],
      ["constraints", "{谈§|}不要泛泛而谈。"],
      ["edge-cases", "说说别人事后最后悔的事。"],
      ["steps", "写出今天就能做的第一步。"],
    ],
  },
};
