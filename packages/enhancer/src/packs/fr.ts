import { french } from "../lexicon/fr.ts";
import { frenchFields, frenchThings } from "../lexicon/fr-fields.ts";
import { bulletFr } from "./fr/bullet.ts";
import { codeTasksFr } from "./fr/code.ts";
import { rolesFr } from "./fr/expert.ts";
import { briefFieldsFr, fieldsFr } from "./fr/fields.ts";
import { kindStylesFr } from "./fr/kind-styles.ts";
import { briefChecksFr, briefKindsFr, checksFr, kindsFr } from "./fr/kinds.ts";
import { knowledgeTasksFr } from "./fr/knowledge.ts";
import { literaryFr, literaryStylesFr } from "./fr/literary.ts";
import { makingFr, makingStylesFr } from "./fr/making.ts";
import { messageStylesFr } from "./fr/message.ts";
import { stylesFr } from "./fr/styles.ts";
import { textTasksFr } from "./fr/text.ts";
import { frenchTopics } from "./fr/topics.ts";
import { wishFr } from "./fr/wish.ts";
import { workTasksFr } from "./fr/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const frenchPack: LanguagePack = {
  tag: "fr",
  lexicon: { ...french, fields: frenchFields, things: `${frenchThings}|${wishFr.named}` },
  topics: frenchTopics,
  fullStop: ".",
  and: "Et",
  gap: " ",
  tasks: { ...codeTasksFr, ...textTasksFr, ...knowledgeTasksFr, ...workTasksFr },
  styles: {
    ...stylesFr,
    literary: literaryStylesFr,
    making: makingStylesFr,
    message: messageStylesFr,
  },
  literary: literaryFr,
  making: makingFr,
  wish: wishFr,
  bullet: bulletFr,
  kinds: kindsFr,
  kindStyles: kindStylesFr,
  briefKinds: briefKindsFr,
  fields: fieldsFr,
  briefFields: briefFieldsFr,
  roles: rolesFr,
  checks: checksFr,
  briefChecks: briefChecksFr,
  bareTopic: [
    ["purpose", "Je veux savoir [ce que tu cherches à comprendre ou à décider]."],
    [
      "depth",
      "‹Considère|Considérez› les bases comme acquises et ‹entre|entrez› dans les détails utiles.",
    ],
    ["format", "‹Réponds|Répondez› en paragraphes courts, l'essentiel d'abord."],
  ],
  factQuestion: [
    [
      "sources",
      "‹Donne|Donnez› d'abord la réponse, puis, en une phrase, ce sur quoi elle repose et à quel point elle est sûre.",
    ],
  ],
};
