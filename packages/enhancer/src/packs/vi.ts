import { vietnamese } from "../lexicon/vi.ts";
import { vietnameseFields } from "../lexicon/vi-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksVi } from "./vi/code.ts";
import { rolesVi } from "./vi/expert.ts";
import { briefFieldsVi, fieldsVi } from "./vi/fields.ts";
import { kindStylesVi } from "./vi/kind-styles.ts";
import { briefChecksVi, briefKindsVi, checksVi, kindsVi } from "./vi/kinds.ts";
import { knowledgeTasksVi } from "./vi/knowledge.ts";
import { literaryStylesVi, literaryVi } from "./vi/literary.ts";
import { makingStylesVi, makingVi } from "./vi/making.ts";
import { messageStylesVi } from "./vi/message.ts";
import { stylesVi } from "./vi/styles.ts";
import { textTasksVi } from "./vi/text.ts";
import { vietnameseTopics } from "./vi/topics.ts";
import { workTasksVi } from "./vi/work.ts";

export const vietnamesePack: LanguagePack = {
  tag: "vi",
  lexicon: { ...vietnamese, fields: vietnameseFields },
  topics: vietnameseTopics,
  fullStop: ".",
  and: "Và",
  gap: " ",
  tasks: { ...codeTasksVi, ...textTasksVi, ...knowledgeTasksVi, ...workTasksVi },
  styles: {
    ...stylesVi,
    literary: literaryStylesVi,
    making: makingStylesVi,
    message: messageStylesVi,
  },
  literary: literaryVi,
  making: makingVi,
  kinds: kindsVi,
  kindStyles: kindStylesVi,
  briefKinds: briefKindsVi,
  fields: fieldsVi,
  briefFields: briefFieldsVi,
  roles: rolesVi,
  checks: checksVi,
  briefChecks: briefChecksVi,
  bareTopic: [
    ["purpose", "Tôi muốn biết [điều cần tìm hiểu hoặc quyết định]."],
    ["depth", "Bỏ qua phần cơ bản, tập trung vào chi tiết liên quan đến điều đó."],
    ["format", "Trả lời thành các đoạn ngắn, điều quan trọng nhất nói trước."],
  ],
  factQuestion: [
    ["sources", "Nêu câu trả lời trước, rồi cho biết căn cứ và độ tin cậy trong một câu."],
  ],
};
