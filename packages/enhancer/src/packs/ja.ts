import { japanese } from "../lexicon/ja.ts";
import { japaneseFields } from "../lexicon/ja-fields.ts";
import { codeTasksJa } from "./ja/code.ts";
import { rolesJa } from "./ja/expert.ts";
import { briefFieldsJa, fieldsJa } from "./ja/fields.ts";
import { kindStylesJa } from "./ja/kind-styles.ts";
import { briefChecksJa, briefKindsJa, checksJa, kindsJa } from "./ja/kinds.ts";
import { knowledgeTasksJa } from "./ja/knowledge.ts";
import { literaryJa, literaryStylesJa } from "./ja/literary.ts";
import { makingJa, makingStylesJa } from "./ja/making.ts";
import { messageStylesJa } from "./ja/message.ts";
import { stylesJa } from "./ja/styles.ts";
import { textTasksJa } from "./ja/text.ts";
import { japaneseTopics } from "./ja/topics.ts";
import { workTasksJa } from "./ja/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const japanesePack: LanguagePack = {
  tag: "ja",
  lexicon: { ...japanese, fields: japaneseFields },
  topics: japaneseTopics,
  fullStop: "。",
  gap: "",
  tasks: { ...codeTasksJa, ...textTasksJa, ...knowledgeTasksJa, ...workTasksJa },
  styles: {
    ...stylesJa,
    literary: literaryStylesJa,
    making: makingStylesJa,
    message: messageStylesJa,
  },
  literary: literaryJa,
  making: makingJa,
  kinds: kindsJa,
  kindStyles: kindStylesJa,
  briefKinds: briefKindsJa,
  fields: fieldsJa,
  briefFields: briefFieldsJa,
  roles: rolesJa,
  checks: checksJa,
  briefChecks: briefChecksJa,
  bareTopic: [
    ["purpose", "知りたいのは[知りたいことや決めたいこと]です。"],
    ["depth", "基本は省き、これに関わる細部を重点的に説明してください。"],
    ["format", "短い段落に分け、最も重要なことを先に書いてください。"],
  ],
  factQuestion: [["sources", "まず答えを示し、次に根拠と確からしさを一文で説明してください。"]],
};
