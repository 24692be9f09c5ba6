import type { LanguagePack } from "../language-pack.ts";

export const textTasksZh: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "写给[目标读者]看{，他们对§可能了解不多|}。"],
      ["purpose", "全文围绕{§的|}一个中心意思展开，与它无关的都删掉。"],
      ["length", "篇幅控制在[字数]左右。"],
    ],
    brief: [
      ["audience", "读者：[目标读者]。"],
      ["purpose", "只讲{§的|}一个中心意思。"],
      ["constraints", "不要{关于§的|}套话。"],
      ["examples", "从一个熟悉的场景写起。"],
      ["criteria", "第一句就要抓人。"],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "收件人是[收件人]，需要交代的情况是[关键事实]。"],
      ["purpose", "对方读完要清楚我具体希望他做什么。"],
      ["format", "请先写主题，开头就说明来意，结尾给出明确的下一步。"],
    ],
    brief: [
      ["context", "收件人：[收件人]；情况：[关键事实]。"],
      ["format", "写明主题，开头直说来意。"],
      ["constraints", "不要空洞的客套。"],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "对[目标客户]说话，从他们遇到的问题讲起。"],
      ["purpose", "请先讲好处，用具体的东西支撑，不靠夸张的形容词。"],
      ["criteria", "读者看完愿意[希望的行动]，就算成功。"],
    ],
    brief: [
      ["audience", "客户：[目标客户]。"],
      ["purpose", "{§的|}好处在前，不要夸张。"],
      ["criteria", "只有一个行动号召：[行动]。"],
      ["examples", "拿出一条{关于§的|}看得见的证据。"],
      ["tone", "说人话，不喊口号。"],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "目标岗位是[岗位]，最相关的经历是[经历]。"],
      ["format", "每一条都写出行动、工具、规模、指标和影响。"],
      ["constraints", "请只用我提供的事实，缺少的数字留出标记，不要编造。"],
    ],
    brief: [
      ["context", "岗位：[岗位]。"],
      ["format", "每条：行动、工具、规模、指标、影响。"],
      ["constraints", "只用我给的事实。"],
    ],
  },
  translation: {
    family: "making",
    core: [
      ["tone", "请保留原文的语气和语体，读起来要像母语者写的。"],
      ["constraints", "人名、数字、代码和排版保持原样。"],
      ["alternatives", "有歧义的地方按更可能的意思译，并在文后注明另一种理解。"],
    ],
    brief: [
      ["tone", "语气不变，译得自然。"],
      ["constraints", "人名和数字保持原样。"],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "总结是给[读者]看的，他们不会再读原文。"],
      ["length", "请先用一句话说出主旨，再按重要程度列出支撑它的几点。"],
      ["constraints", "请只讲原文有的内容，保留其中的数据和限定，不加评论。"],
    ],
    brief: [
      ["length", "一句话说主旨，再列支撑点。"],
      ["constraints", "只讲原文有的内容。"],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      ["role", "在我说停之前一直保持这个身份，说话方式也要像。"],
      ["context", "场景从[情境]开始，我是[我的身份]。"],
      ["constraints", "每次只演一轮，我的台词和决定由我自己来。"],
    ],
    brief: [
      ["role", "始终保持这个身份。"],
      ["constraints", "每次只说一轮，不要替我说话。"],
    ],
  },
};
