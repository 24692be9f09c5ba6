import { italian } from "../lexicon/it.ts";
import { italianFields, italianThings } from "../lexicon/it-fields.ts";
import { codeTasksIt } from "./it/code.ts";
import { rolesIt } from "./it/expert.ts";
import { briefFieldsIt, fieldsIt } from "./it/fields.ts";
import { kindStylesIt } from "./it/kind-styles.ts";
import { briefChecksIt, briefKindsIt, checksIt, kindsIt } from "./it/kinds.ts";
import { knowledgeTasksIt } from "./it/knowledge.ts";
import { literaryIt, literaryStylesIt } from "./it/literary.ts";
import { makingIt, makingStylesIt } from "./it/making.ts";
import { messageStylesIt } from "./it/message.ts";
import { stylesIt } from "./it/styles.ts";
import { textTasksIt } from "./it/text.ts";
import { italianTopics } from "./it/topics.ts";
import { wishIt } from "./it/wish.ts";
import { workTasksIt } from "./it/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const italianPack: LanguagePack = {
  tag: "it",
  lexicon: { ...italian, fields: italianFields, things: `${italianThings}|${wishIt.named}` },
  topics: italianTopics,
  contractions: "su il:sul|su lo:sullo|su la:sulla|su i:sui|su gli:sugli|su le:sulle|su l':sull'",
  fullStop: ".",
  and: "E",
  gap: " ",
  tasks: { ...codeTasksIt, ...textTasksIt, ...knowledgeTasksIt, ...workTasksIt },
  styles: {
    ...stylesIt,
    literary: literaryStylesIt,
    making: makingStylesIt,
    message: messageStylesIt,
  },
  literary: literaryIt,
  making: makingIt,
  wish: wishIt,
  kinds: kindsIt,
  kindStyles: kindStylesIt,
  briefKinds: briefKindsIt,
  fields: fieldsIt,
  briefFields: briefFieldsIt,
  roles: rolesIt,
  checks: checksIt,
  briefChecks: briefChecksIt,
  bareTopic: [
    ["purpose", "Voglio sapere [che cosa vuoi scoprire o decidere]."],
    ["depth", "‹Dai|Dia› per note le basi ed ‹entra|entri› nei dettagli che contano per questo."],
    ["format", "‹Rispondi|Risponda› con paragrafi brevi, la cosa più importante all'inizio."],
  ],
  factQuestion: [
    [
      "sources",
      "‹Dai|Dia› prima la risposta e poi, in una frase, su che cosa si basa e quanto è sicura.",
    ],
  ],
};
