import { indonesian } from "../lexicon/id.ts";
import { indonesianFields, indonesianThings } from "../lexicon/id-fields.ts";
import { codeTasksId } from "./id/code.ts";
import { rolesId } from "./id/expert.ts";
import { briefFieldsId, fieldsId } from "./id/fields.ts";
import { kindStylesId } from "./id/kind-styles.ts";
import { briefChecksId, briefKindsId, checksId, kindsId } from "./id/kinds.ts";
import { knowledgeTasksId } from "./id/knowledge.ts";
import { literaryId, literaryStylesId } from "./id/literary.ts";
import { makingId, makingStylesId } from "./id/making.ts";
import { messageStylesId } from "./id/message.ts";
import { stylesId } from "./id/styles.ts";
import { textTasksId } from "./id/text.ts";
import { workTasksId } from "./id/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const indonesianPack: LanguagePack = {
  tag: "id",
  lexicon: { ...indonesian, fields: indonesianFields, things: indonesianThings },
  fullStop: ".",
  gap: " ",
  tasks: { ...codeTasksId, ...textTasksId, ...knowledgeTasksId, ...workTasksId },
  styles: {
    ...stylesId,
    literary: literaryStylesId,
    making: makingStylesId,
    message: messageStylesId,
  },
  literary: literaryId,
  making: makingId,
  kinds: kindsId,
  kindStyles: kindStylesId,
  briefKinds: briefKindsId,
  fields: fieldsId,
  briefFields: briefFieldsId,
  roles: rolesId,
  checks: checksId,
  briefChecks: briefChecksId,
  bareTopic: [
    ["purpose", "Yang ingin saya ketahui: [yang mau dicari tahu atau diputuskan]."],
    ["depth", "Anggap dasarnya sudah diketahui dan masuklah ke rincian yang penting untuk itu."],
    ["format", "Jawab dalam paragraf pendek, yang terpenting di awal."],
  ],
  factQuestion: [
    ["sources", "Jawabannya dulu, lalu satu kalimat tentang dasarnya dan seberapa pasti."],
  ],
};
