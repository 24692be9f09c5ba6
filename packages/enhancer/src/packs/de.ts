import { german } from "../lexicon/de.ts";
import { germanFields, germanThings } from "../lexicon/de-fields.ts";
import { bulletDe } from "./de/bullet.ts";
import { codeTasksDe } from "./de/code.ts";
import { rolesDe } from "./de/expert.ts";
import { briefFieldsDe, fieldsDe } from "./de/fields.ts";
import { kindStylesDe } from "./de/kind-styles.ts";
import { briefChecksDe, briefKindsDe, checksDe, kindsDe } from "./de/kinds.ts";
import { knowledgeTasksDe } from "./de/knowledge.ts";
import { literaryDe, literaryStylesDe } from "./de/literary.ts";
import { makingDe, makingStylesDe } from "./de/making.ts";
import { messageStylesDe } from "./de/message.ts";
import { stylesDe } from "./de/styles.ts";
import { textTasksDe } from "./de/text.ts";
import { germanTopics } from "./de/topics.ts";
import { wishDe } from "./de/wish.ts";
import { workTasksDe } from "./de/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const germanPack: LanguagePack = {
  tag: "de",
  lexicon: { ...german, fields: germanFields, things: `${germanThings}|${wishDe.named}` },
  topics: germanTopics,
  fullStop: ".",
  and: "Und",
  gap: " ",
  tasks: { ...codeTasksDe, ...textTasksDe, ...knowledgeTasksDe, ...workTasksDe },
  styles: {
    ...stylesDe,
    literary: literaryStylesDe,
    making: makingStylesDe,
    message: messageStylesDe,
  },
  literary: literaryDe,
  making: makingDe,
  wish: wishDe,
  bullet: bulletDe,
  kinds: kindsDe,
  kindStyles: kindStylesDe,
  briefKinds: briefKindsDe,
  fields: fieldsDe,
  briefFields: briefFieldsDe,
  roles: rolesDe,
  checks: checksDe,
  briefChecks: briefChecksDe,
  bareTopic: [
    ["purpose", "Ich möchte wissen, [was du herausfinden oder entscheiden willst]."],
    [
      "depth",
      "‹Setz|Setzen Sie› Grundkenntnisse voraus und ‹geh|gehen Sie› auf das ein, was dafür wichtig ist.",
    ],
    ["format", "‹Antworte|Antworten Sie› in kurzen Absätzen, das Wichtigste zuerst."],
  ],
  factQuestion: [
    [
      "sources",
      "‹Nenn|Nennen Sie› zuerst die Antwort und dann in einem Satz, worauf sie sich stützt und wie sicher sie ist.",
    ],
  ],
};
