import { korean } from "../lexicon/ko.ts";
import { koreanFields } from "../lexicon/ko-fields.ts";
import { codeTasksKo } from "./ko/code.ts";
import { rolesKo } from "./ko/expert.ts";
import { briefFieldsKo, fieldsKo } from "./ko/fields.ts";
import { kindStylesKo } from "./ko/kind-styles.ts";
import { briefChecksKo, briefKindsKo, checksKo, kindsKo } from "./ko/kinds.ts";
import { knowledgeTasksKo } from "./ko/knowledge.ts";
import { literaryKo, literaryStylesKo } from "./ko/literary.ts";
import { makingKo, makingStylesKo } from "./ko/making.ts";
import { messageStylesKo } from "./ko/message.ts";
import { stylesKo } from "./ko/styles.ts";
import { textTasksKo } from "./ko/text.ts";
import { koreanTopics } from "./ko/topics.ts";
import { workTasksKo } from "./ko/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const koreanPack: LanguagePack = {
  tag: "ko",
  lexicon: { ...korean, fields: koreanFields },
  topics: koreanTopics,
  fullStop: ".",
  gap: " ",
  tasks: { ...codeTasksKo, ...textTasksKo, ...knowledgeTasksKo, ...workTasksKo },
  styles: {
    ...stylesKo,
    literary: literaryStylesKo,
    making: makingStylesKo,
    message: messageStylesKo,
  },
  literary: literaryKo,
  making: makingKo,
  kinds: kindsKo,
  kindStyles: kindStylesKo,
  briefKinds: briefKindsKo,
  fields: fieldsKo,
  briefFields: briefFieldsKo,
  roles: rolesKo,
  checks: checksKo,
  briefChecks: briefChecksKo,
  bareTopic: [
    ["purpose", "제가 알고 싶은 것은 [알고 싶거나 정해야 할 것]입니다."],
    ["depth", "기초는 건너뛰고, 이와 관련된 세부 내용을 중심으로 설명해 주세요."],
    ["format", "짧은 단락으로 나누고, 가장 중요한 것을 먼저 말해 주세요."],
  ],
  factQuestion: [["sources", "답을 먼저 말하고, 근거와 믿을 만한 정도를 한 문장으로 밝혀 주세요."]],
};
