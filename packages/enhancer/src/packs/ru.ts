import { russian } from "../lexicon/ru.ts";
import { russianFields, russianThings } from "../lexicon/ru-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksRu } from "./ru/code.ts";
import { rolesRu } from "./ru/expert.ts";
import { briefFieldsRu, fieldsRu } from "./ru/fields.ts";
import { kindStylesRu } from "./ru/kind-styles.ts";
import { briefChecksRu, briefKindsRu, checksRu, kindsRu } from "./ru/kinds.ts";
import { knowledgeTasksRu } from "./ru/knowledge.ts";
import { literaryRu, literaryStylesRu } from "./ru/literary.ts";
import { makingRu, makingStylesRu } from "./ru/making.ts";
import { messageStylesRu } from "./ru/message.ts";
import { stylesRu } from "./ru/styles.ts";
import { textTasksRu } from "./ru/text.ts";
import { workTasksRu } from "./ru/work.ts";

export const russianPack: LanguagePack = {
  tag: "ru",
  lexicon: { ...russian, fields: russianFields, things: russianThings },
  fullStop: ".",
  and: "И",
  gap: " ",
  tasks: { ...codeTasksRu, ...textTasksRu, ...knowledgeTasksRu, ...workTasksRu },
  styles: {
    ...stylesRu,
    literary: literaryStylesRu,
    making: makingStylesRu,
    message: messageStylesRu,
  },
  literary: literaryRu,
  making: makingRu,
  kinds: kindsRu,
  kindStyles: kindStylesRu,
  briefKinds: briefKindsRu,
  fields: fieldsRu,
  briefFields: briefFieldsRu,
  roles: rolesRu,
  checks: checksRu,
  briefChecks: briefChecksRu,
  bareTopic: [
    ["purpose", "Хочу узнать [что именно выяснить или решить]."],
    [
      "depth",
      "Основы ‹считай|считайте› известными и ‹переходи|переходите› к подробностям, которые для этого важны.",
    ],
    ["format", "‹Отвечай|Отвечайте› короткими абзацами, с самым важным в начале."],
  ],
  factQuestion: [
    [
      "sources",
      "Сначала ‹дай|дайте› ответ, а затем одной фразой ‹скажи|скажите›, на чём он основан и насколько надёжен.",
    ],
  ],
};
