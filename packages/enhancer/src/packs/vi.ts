import { vietnamese } from "../lexicon/vi.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksVi } from "./vi/code.ts";
import { briefChecksVi, checksVi, kindsVi } from "./vi/kinds.ts";
import { knowledgeTasksVi } from "./vi/knowledge.ts";
import { literaryStylesVi, literaryVi } from "./vi/literary.ts";
import { makingStylesVi, makingVi } from "./vi/making.ts";
import { messageStylesVi } from "./vi/message.ts";
import { stylesVi } from "./vi/styles.ts";
import { textTasksVi } from "./vi/text.ts";
import { workTasksVi } from "./vi/work.ts";

export const vietnamesePack: LanguagePack = {
  tag: "vi",
  lexicon: vietnamese,
  fullStop: ".",
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
