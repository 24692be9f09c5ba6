import { dutch } from "../lexicon/nl.ts";
import { dutchFields, dutchThings } from "../lexicon/nl-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { codeTasksNl } from "./nl/code.ts";
import { rolesNl } from "./nl/expert.ts";
import { briefFieldsNl, fieldsNl } from "./nl/fields.ts";
import { kindStylesNl } from "./nl/kind-styles.ts";
import { briefChecksNl, briefKindsNl, checksNl, kindsNl } from "./nl/kinds.ts";
import { knowledgeTasksNl } from "./nl/knowledge.ts";
import { literaryNl, literaryStylesNl } from "./nl/literary.ts";
import { makingNl, makingStylesNl } from "./nl/making.ts";
import { messageStylesNl } from "./nl/message.ts";
import { stylesNl } from "./nl/styles.ts";
import { textTasksNl } from "./nl/text.ts";
import { dutchTopics } from "./nl/topics.ts";
import { workTasksNl } from "./nl/work.ts";

export const dutchPack: LanguagePack = {
  tag: "nl",
  lexicon: { ...dutch, fields: dutchFields, things: dutchThings },
  topics: dutchTopics,
  fullStop: ".",
  and: "En",
  gap: " ",
  tasks: { ...codeTasksNl, ...textTasksNl, ...knowledgeTasksNl, ...workTasksNl },
  styles: {
    ...stylesNl,
    literary: literaryStylesNl,
    making: makingStylesNl,
    message: messageStylesNl,
  },
  literary: literaryNl,
  making: makingNl,
  kinds: kindsNl,
  kindStyles: kindStylesNl,
  briefKinds: briefKindsNl,
  fields: fieldsNl,
  briefFields: briefFieldsNl,
  roles: rolesNl,
  checks: checksNl,
  briefChecks: briefChecksNl,
  bareTopic: [
    ["purpose", "Ik wil weten [wat je wilt uitzoeken of beslissen]."],
    ["depth", "Ga ervan uit dat de basis bekend is en ga in op de details die daarvoor tellen."],
    ["format", "Antwoord in korte alinea's, met het belangrijkste aan het begin."],
  ],
  factQuestion: [
    [
      "sources",
      "Geef eerst het antwoord en zeg daarna in één zin waarop het berust en hoe zeker het is.",
    ],
  ],
};
