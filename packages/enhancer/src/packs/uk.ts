import { ukrainian } from "../lexicon/uk.ts";
import { ukrainianFields, ukrainianThings } from "../lexicon/uk-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksUk } from "./uk/code.ts";
import { rolesUk } from "./uk/expert.ts";
import { briefFieldsUk, fieldsUk } from "./uk/fields.ts";
import { kindStylesUk } from "./uk/kind-styles.ts";
import { briefChecksUk, briefKindsUk, checksUk, kindsUk } from "./uk/kinds.ts";
import { knowledgeTasksUk } from "./uk/knowledge.ts";
import { literaryStylesUk, literaryUk } from "./uk/literary.ts";
import { makingStylesUk, makingUk } from "./uk/making.ts";
import { messageStylesUk } from "./uk/message.ts";
import { stylesUk } from "./uk/styles.ts";
import { textTasksUk } from "./uk/text.ts";
import { workTasksUk } from "./uk/work.ts";

export const ukrainianPack: LanguagePack = {
  tag: "uk",
  lexicon: { ...ukrainian, fields: ukrainianFields, things: ukrainianThings },
  fullStop: ".",
  and: "І",
  gap: " ",
  tasks: { ...codeTasksUk, ...textTasksUk, ...knowledgeTasksUk, ...workTasksUk },
  styles: {
    ...stylesUk,
    literary: literaryStylesUk,
    making: makingStylesUk,
    message: messageStylesUk,
  },
  literary: literaryUk,
  making: makingUk,
  kinds: kindsUk,
  kindStyles: kindStylesUk,
  briefKinds: briefKindsUk,
  fields: fieldsUk,
  briefFields: briefFieldsUk,
  roles: rolesUk,
  checks: checksUk,
  briefChecks: briefChecksUk,
  bareTopic: [
    ["purpose", "Хочу дізнатися [що треба з’ясувати або вирішити]."],
    [
      "depth",
      "‹Вважай|Вважайте›, що основи відомі, і ‹переходь|переходьте› до подробиць, які для цього важливі.",
    ],
    ["format", "‹Відповідай|Відповідайте› короткими абзацами, найважливіше на початку."],
  ],
  factQuestion: [
    [
      "sources",
      "Спершу ‹дай|дайте› відповідь, а тоді одним реченням ‹скажи|скажіть›, на чому вона тримається й наскільки певна.",
    ],
  ],
};
