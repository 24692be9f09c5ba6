import { spanish } from "../lexicon/es.ts";
import { spanishFields, spanishThings } from "../lexicon/es-fields.ts";
import { bulletEs } from "./es/bullet.ts";
import { codeTasksEs } from "./es/code.ts";
import { rolesEs } from "./es/expert.ts";
import { briefFieldsEs, fieldsEs } from "./es/fields.ts";
import { kindStylesEs } from "./es/kind-styles.ts";
import { briefChecksEs, briefKindsEs, checksEs, kindsEs } from "./es/kinds.ts";
import { knowledgeTasksEs } from "./es/knowledge.ts";
import { literaryEs, literaryStylesEs } from "./es/literary.ts";
import { makingEs, makingStylesEs } from "./es/making.ts";
import { messageStylesEs } from "./es/message.ts";
import { stylesEs } from "./es/styles.ts";
import { textTasksEs } from "./es/text.ts";
import { spanishTopics } from "./es/topics.ts";
import { wishEs } from "./es/wish.ts";
import { workTasksEs } from "./es/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const spanishPack: LanguagePack = {
  tag: "es",
  lexicon: { ...spanish, fields: spanishFields, things: `${spanishThings}|${wishEs.named}` },
  topics: spanishTopics,
  contractions: "de el:del|a el:al",
  fullStop: ".",
  and: "Y",
  gap: " ",
  tasks: { ...codeTasksEs, ...textTasksEs, ...knowledgeTasksEs, ...workTasksEs },
  styles: {
    ...stylesEs,
    literary: literaryStylesEs,
    making: makingStylesEs,
    message: messageStylesEs,
  },
  literary: literaryEs,
  making: makingEs,
  wish: wishEs,
  bullet: bulletEs,
  kinds: kindsEs,
  kindStyles: kindStylesEs,
  briefKinds: briefKindsEs,
  fields: fieldsEs,
  briefFields: briefFieldsEs,
  roles: rolesEs,
  checks: checksEs,
  briefChecks: briefChecksEs,
  bareTopic: [
    ["purpose", "Quiero saber [lo que quieres averiguar o decidir]."],
    [
      "depth",
      "‹Da|Dé› por sabido lo básico y ‹entra|entre› en los detalles que importan para eso.",
    ],
    ["format", "‹Responde|Responda› en párrafos cortos, con lo más importante al principio."],
  ],
  factQuestion: [
    [
      "sources",
      "‹Da|Dé› primero la respuesta y después, en una frase, en qué se basa y hasta qué punto es segura.",
    ],
  ],
};
