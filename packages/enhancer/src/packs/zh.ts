import { chinese } from "../lexicon/zh.ts";
import { chineseFields } from "../lexicon/zh-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksZh } from "./zh/code.ts";
import { rolesZh } from "./zh/expert.ts";
import { briefFieldsZh, fieldsZh } from "./zh/fields.ts";
import { kindStylesZh } from "./zh/kind-styles.ts";
import { briefChecksZh, briefKindsZh, checksZh, kindsZh } from "./zh/kinds.ts";
import { knowledgeTasksZh } from "./zh/knowledge.ts";
import { literaryStylesZh, literaryZh } from "./zh/literary.ts";
import { makingStylesZh, makingZh } from "./zh/making.ts";
import { messageStylesZh } from "./zh/message.ts";
import { stylesZh } from "./zh/styles.ts";
import { textTasksZh } from "./zh/text.ts";
import { chineseTopics } from "./zh/topics.ts";
import { workTasksZh } from "./zh/work.ts";

export const chinesePack: LanguagePack = {
  tag: "zh",
  lexicon: { ...chinese, fields: chineseFields },
  topics: chineseTopics,
  fullStop: "。",
  gap: "",
  tasks: { ...codeTasksZh, ...textTasksZh, ...knowledgeTasksZh, ...workTasksZh },
  styles: {
    ...stylesZh,
    literary: literaryStylesZh,
    making: makingStylesZh,
    message: messageStylesZh,
  },
  literary: literaryZh,
  making: makingZh,
  kinds: kindsZh,
  kindStyles: kindStylesZh,
  briefKinds: briefKindsZh,
  fields: fieldsZh,
  briefFields: briefFieldsZh,
  roles: rolesZh,
  checks: checksZh,
  briefChecks: briefChecksZh,
  bareTopic: [
    ["purpose", "我想知道[想了解或要决定的事]。"],
    ["depth", "基础知识可以略过，重点讲与此相关的细节。"],
    ["format", "分成短段落回答，最重要的放在前面。"],
  ],
  factQuestion: [["sources", "先给出答案，再用一句话说明依据和可靠程度。"]],
};
