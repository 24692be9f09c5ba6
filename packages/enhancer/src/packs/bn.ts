import { bengali } from "../lexicon/bn.ts";
import { bengaliFields } from "../lexicon/bn-fields.ts";
import { codeTasksBn } from "./bn/code.ts";
import { rolesBn } from "./bn/expert.ts";
import { briefFieldsBn, fieldsBn } from "./bn/fields.ts";
import { kindStylesBn } from "./bn/kind-styles.ts";
import { briefChecksBn, briefKindsBn, checksBn, kindsBn } from "./bn/kinds.ts";
import { knowledgeTasksBn } from "./bn/knowledge.ts";
import { literaryBn, literaryStylesBn } from "./bn/literary.ts";
import { makingBn, makingStylesBn } from "./bn/making.ts";
import { messageStylesBn } from "./bn/message.ts";
import { stylesBn } from "./bn/styles.ts";
import { textTasksBn } from "./bn/text.ts";
import { bengaliTopics } from "./bn/topics.ts";
import { workTasksBn } from "./bn/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const bengaliPack: LanguagePack = {
  tag: "bn",
  lexicon: { ...bengali, fields: bengaliFields },
  topics: bengaliTopics,
  fullStop: "।",
  and: "আর",
  gap: " ",
  tasks: { ...codeTasksBn, ...textTasksBn, ...knowledgeTasksBn, ...workTasksBn },
  styles: {
    ...stylesBn,
    literary: literaryStylesBn,
    making: makingStylesBn,
    message: messageStylesBn,
  },
  literary: literaryBn,
  making: makingBn,
  kinds: kindsBn,
  kindStyles: kindStylesBn,
  briefKinds: briefKindsBn,
  fields: fieldsBn,
  briefFields: briefFieldsBn,
  roles: rolesBn,
  checks: checksBn,
  briefChecks: briefChecksBn,
  bareTopic: [
    ["purpose", "আমি জানতে চাই [যা জানতে বা ঠিক করতে চাই]।"],
    ["depth", "মূল কথাগুলো জানা আছে ধরে নিয়ে এই কাজে জরুরি খুঁটিনাটিতে ‹যাও|যান›।"],
    ["format", "ছোট অনুচ্ছেদে উত্তর ‹দাও|দিন›, সবচেয়ে জরুরিটা শুরুতে।"],
  ],
  factQuestion: [
    ["sources", "আগে উত্তর ‹দাও|দিন›, তারপর এক বাক্যে ‹বলো|বলুন› তা কীসের ওপর দাঁড়িয়ে আর কতটা নিশ্চিত।"],
  ],
};
