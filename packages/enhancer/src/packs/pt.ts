import { portuguese } from "../lexicon/pt.ts";
import { portugueseFields, portugueseThings } from "../lexicon/pt-fields.ts";
import type { LanguagePack } from "./language-pack.ts";
import { bulletPt } from "./pt/bullet.ts";
import { codeTasksPt } from "./pt/code.ts";
import { rolesPt } from "./pt/expert.ts";
import { briefFieldsPt, fieldsPt } from "./pt/fields.ts";
import { kindStylesPt } from "./pt/kind-styles.ts";
import { briefChecksPt, briefKindsPt, checksPt, kindsPt } from "./pt/kinds.ts";
import { knowledgeTasksPt } from "./pt/knowledge.ts";
import { literaryPt, literaryStylesPt } from "./pt/literary.ts";
import { makingPt, makingStylesPt } from "./pt/making.ts";
import { messageStylesPt } from "./pt/message.ts";
import { stylesPt } from "./pt/styles.ts";
import { textTasksPt } from "./pt/text.ts";
import { portugueseTopics } from "./pt/topics.ts";
import { wishPt } from "./pt/wish.ts";
import { workTasksPt } from "./pt/work.ts";

export const portuguesePack: LanguagePack = {
  tag: "pt",
  lexicon: {
    ...portuguese,
    fields: portugueseFields,
    things: `${portugueseThings}|${wishPt.named}`,
  },
  topics: portugueseTopics,
  fullStop: ".",
  and: "E",
  gap: " ",
  tasks: { ...codeTasksPt, ...textTasksPt, ...knowledgeTasksPt, ...workTasksPt },
  styles: {
    ...stylesPt,
    literary: literaryStylesPt,
    making: makingStylesPt,
    message: messageStylesPt,
  },
  literary: literaryPt,
  making: makingPt,
  wish: wishPt,
  bullet: bulletPt,
  kinds: kindsPt,
  kindStyles: kindStylesPt,
  briefKinds: briefKindsPt,
  fields: fieldsPt,
  briefFields: briefFieldsPt,
  roles: rolesPt,
  checks: checksPt,
  briefChecks: briefChecksPt,
  bareTopic: [
    ["purpose", "Quero saber [o que você quer descobrir ou decidir]."],
    ["depth", "Dê o básico por sabido e entre nos detalhes que importam para isso."],
    ["format", "Responda em parágrafos curtos, com o mais importante no começo."],
  ],
  factQuestion: [
    [
      "sources",
      "Dê primeiro a resposta e depois, em uma frase, em que ela se baseia e até que ponto é segura.",
    ],
  ],
};
