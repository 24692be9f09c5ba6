import { polish } from "../lexicon/pl.ts";
import { polishFields, polishThings } from "../lexicon/pl-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksPl } from "./pl/code.ts";
import { rolesPl } from "./pl/expert.ts";
import { briefFieldsPl, fieldsPl } from "./pl/fields.ts";
import { kindStylesPl } from "./pl/kind-styles.ts";
import { briefChecksPl, briefKindsPl, checksPl, kindsPl } from "./pl/kinds.ts";
import { knowledgeTasksPl } from "./pl/knowledge.ts";
import { literaryPl, literaryStylesPl } from "./pl/literary.ts";
import { makingPl, makingStylesPl } from "./pl/making.ts";
import { messageStylesPl } from "./pl/message.ts";
import { stylesPl } from "./pl/styles.ts";
import { textTasksPl } from "./pl/text.ts";
import { workTasksPl } from "./pl/work.ts";

export const polishPack: LanguagePack = {
  tag: "pl",
  lexicon: { ...polish, fields: polishFields, things: polishThings },
  fullStop: ".",
  and: "I",
  gap: " ",
  tasks: { ...codeTasksPl, ...textTasksPl, ...knowledgeTasksPl, ...workTasksPl },
  styles: {
    ...stylesPl,
    literary: literaryStylesPl,
    making: makingStylesPl,
    message: messageStylesPl,
  },
  literary: literaryPl,
  making: makingPl,
  kinds: kindsPl,
  kindStyles: kindStylesPl,
  briefKinds: briefKindsPl,
  fields: fieldsPl,
  briefFields: briefFieldsPl,
  roles: rolesPl,
  checks: checksPl,
  briefChecks: briefChecksPl,
  bareTopic: [
    ["purpose", "Chcę wiedzieć [czego się dowiedzieć lub co rozstrzygnąć]."],
    [
      "depth",
      "‹Uznaj|Proszę uznać› podstawy za znane i ‹przejdź|przejść› do szczegółów, które się do tego liczą.",
    ],
    ["format", "‹Odpowiadaj|Proszę odpowiadać› krótkimi akapitami, z najważniejszym na początku."],
  ],
  factQuestion: [
    [
      "sources",
      "Najpierw ‹podaj|proszę podać› odpowiedź, a potem w jednym zdaniu ‹napisz|napisać›, na czym się opiera i jak jest pewna.",
    ],
  ],
};
