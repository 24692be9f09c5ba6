import { turkish } from "../lexicon/tr.ts";
import { turkishFields } from "../lexicon/tr-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksTr } from "./tr/code.ts";
import { rolesTr } from "./tr/expert.ts";
import { briefFieldsTr, fieldsTr } from "./tr/fields.ts";
import { kindStylesTr } from "./tr/kind-styles.ts";
import { briefChecksTr, briefKindsTr, checksTr, kindsTr } from "./tr/kinds.ts";
import { knowledgeTasksTr } from "./tr/knowledge.ts";
import { literaryStylesTr, literaryTr } from "./tr/literary.ts";
import { makingStylesTr, makingTr } from "./tr/making.ts";
import { messageStylesTr } from "./tr/message.ts";
import { stylesTr } from "./tr/styles.ts";
import { textTasksTr } from "./tr/text.ts";
import { workTasksTr } from "./tr/work.ts";

export const turkishPack: LanguagePack = {
  tag: "tr",
  lexicon: { ...turkish, fields: turkishFields },
  fullStop: ".",
  gap: " ",
  tasks: { ...codeTasksTr, ...textTasksTr, ...knowledgeTasksTr, ...workTasksTr },
  styles: {
    ...stylesTr,
    literary: literaryStylesTr,
    making: makingStylesTr,
    message: messageStylesTr,
  },
  literary: literaryTr,
  making: makingTr,
  kinds: kindsTr,
  kindStyles: kindStylesTr,
  briefKinds: briefKindsTr,
  fields: fieldsTr,
  briefFields: briefFieldsTr,
  roles: rolesTr,
  checks: checksTr,
  briefChecks: briefChecksTr,
  bareTopic: [
    ["purpose", "Öğrenmek istediğim: [öğrenmek ya da karar vermek istediğin]."],
    ["depth", "Temel bilgiler biliniyor sayılsın; bunun için önemli olan ayrıntılara ‹gir|girin›."],
    ["format", "Kısa paragraflarla ‹yanıtla|yanıtlayın›, en önemlisi başta olsun."],
  ],
  factQuestion: [
    [
      "sources",
      "Önce cevabı ‹ver|verin›, sonra tek cümleyle neye dayandığını ve ne kadar kesin olduğunu ‹söyle|söyleyin›.",
    ],
  ],
};
