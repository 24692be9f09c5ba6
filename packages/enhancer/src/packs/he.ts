import { hebrew } from "../lexicon/he.ts";
import { codeTasksHe } from "./he/code.ts";
import { briefChecksHe, checksHe, kindsHe } from "./he/kinds.ts";
import { knowledgeTasksHe } from "./he/knowledge.ts";
import { literaryHe, literaryStylesHe } from "./he/literary.ts";
import { makingHe, makingStylesHe } from "./he/making.ts";
import { messageStylesHe } from "./he/message.ts";
import { stylesHe } from "./he/styles.ts";
import { textTasksHe } from "./he/text.ts";
import { workTasksHe } from "./he/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const hebrewPack: LanguagePack = {
  tag: "he",
  lexicon: hebrew,
  fullStop: ".",
  gap: " ",
  tasks: { ...codeTasksHe, ...textTasksHe, ...knowledgeTasksHe, ...workTasksHe },
  styles: {
    ...stylesHe,
    literary: literaryStylesHe,
    making: makingStylesHe,
    message: messageStylesHe,
  },
  literary: literaryHe,
  making: makingHe,
  kinds: kindsHe,
  checks: checksHe,
  briefChecks: briefChecksHe,
  bareTopic: [
    ["purpose", "מה שחשוב לי לברר: [מה לברר או להחליט]."],
    ["depth", "לצאת מההנחה שהיסודות ידועים ולהיכנס לפרטים שחשובים לכך."],
    ["format", "לענות בפסקאות קצרות, החשוב ביותר בהתחלה."],
  ],
  factQuestion: [["sources", "קודם התשובה, ואחריה משפט אחד על מה היא נשענת וכמה היא בטוחה."]],
};
