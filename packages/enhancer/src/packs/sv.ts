import { swedish } from "../lexicon/sv.ts";
import { swedishFields, swedishThings } from "../lexicon/sv-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksSv } from "./sv/code.ts";
import { rolesSv } from "./sv/expert.ts";
import { briefFieldsSv, fieldsSv } from "./sv/fields.ts";
import { kindStylesSv } from "./sv/kind-styles.ts";
import { briefChecksSv, briefKindsSv, checksSv, kindsSv } from "./sv/kinds.ts";
import { knowledgeTasksSv } from "./sv/knowledge.ts";
import { literaryStylesSv, literarySv } from "./sv/literary.ts";
import { makingStylesSv, makingSv } from "./sv/making.ts";
import { messageStylesSv } from "./sv/message.ts";
import { stylesSv } from "./sv/styles.ts";
import { textTasksSv } from "./sv/text.ts";
import { workTasksSv } from "./sv/work.ts";

export const swedishPack: LanguagePack = {
  tag: "sv",
  lexicon: { ...swedish, fields: swedishFields, things: swedishThings },
  fullStop: ".",
  and: "Och",
  gap: " ",
  tasks: { ...codeTasksSv, ...textTasksSv, ...knowledgeTasksSv, ...workTasksSv },
  styles: {
    ...stylesSv,
    literary: literaryStylesSv,
    making: makingStylesSv,
    message: messageStylesSv,
  },
  literary: literarySv,
  making: makingSv,
  kinds: kindsSv,
  kindStyles: kindStylesSv,
  briefKinds: briefKindsSv,
  fields: fieldsSv,
  briefFields: briefFieldsSv,
  roles: rolesSv,
  checks: checksSv,
  briefChecks: briefChecksSv,
  bareTopic: [
    ["purpose", "Jag vill veta [det som ska redas ut eller avgöras]."],
    ["depth", "Räkna med att grunderna är kända och gå in på de detaljer som är viktiga för det."],
    ["format", "Svara i korta stycken, med det viktigaste först."],
  ],
  factQuestion: [
    [
      "sources",
      "Ge först svaret och säg sedan i en mening vad det bygger på och hur säkert det är.",
    ],
  ],
};
