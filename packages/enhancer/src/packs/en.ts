import { englishFields, englishThings } from "../lexicon/en-fields.ts";
import { wholeEnglish } from "../lexicon/en-whole.ts";
import { bulletEn } from "./en/bullet.ts";
import { codeTasksEn } from "./en/code.ts";
import { briefChecksEn, checksEn, rolesEn } from "./en/expert.ts";
import { briefFieldsEn, fieldsEn } from "./en/fields.ts";
import { kindStylesEn } from "./en/kind-styles.ts";
import { briefKindsEn, kindsEn } from "./en/kinds.ts";
import { knowledgeTasksEn } from "./en/knowledge.ts";
import { literaryEn, literaryStylesEn } from "./en/literary.ts";
import { makingEn, makingStylesEn } from "./en/making.ts";
import { messageStylesEn } from "./en/message.ts";
import { stylesEn } from "./en/styles.ts";
import { textTasksEn } from "./en/text.ts";
import { wishEn } from "./en/wish.ts";
import { workTasksEn } from "./en/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const englishPack: LanguagePack = {
  tag: "en",
  lexicon: { ...wholeEnglish, fields: englishFields, things: `${englishThings}|${wishEn.named}` },
  topics: { nouns: "in-runs" },
  fullStop: ".",
  gap: " ",
  tasks: { ...codeTasksEn, ...textTasksEn, ...knowledgeTasksEn, ...workTasksEn },
  styles: {
    ...stylesEn,
    literary: literaryStylesEn,
    making: makingStylesEn,
    message: messageStylesEn,
  },
  literary: literaryEn,
  making: makingEn,
  wish: wishEn,
  bullet: bulletEn,
  kinds: kindsEn,
  kindStyles: kindStylesEn,
  briefKinds: briefKindsEn,
  fields: fieldsEn,
  briefFields: briefFieldsEn,
  roles: rolesEn,
  checks: checksEn,
  briefChecks: briefChecksEn,
  bareTopic: [
    ["purpose", "I want to know [what you want to find out or decide]."],
    ["depth", "Assume I know the basics and go into the details that matter for that."],
    ["format", "Answer in short paragraphs, the most important point first."],
  ],
  factQuestion: [
    [
      "sources",
      "Give the answer first, then one sentence on what it is based on and how certain it is.",
    ],
  ],
};
