import { hebrew } from "../lexicon/he.ts";
import { hebrewFields } from "../lexicon/he-fields.ts";
import { codeTasksHe } from "./he/code.ts";
import { rolesHe } from "./he/expert.ts";
import { briefFieldsHe, fieldsHe } from "./he/fields.ts";
import { kindStylesHe } from "./he/kind-styles.ts";
import { briefChecksHe, briefKindsHe, checksHe, kindsHe } from "./he/kinds.ts";
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
  lexicon: { ...hebrew, fields: hebrewFields },
  fullStop: ".",
  and: "וגם",
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
  kindStyles: kindStylesHe,
  briefKinds: briefKindsHe,
  fields: fieldsHe,
  briefFields: briefFieldsHe,
  roles: rolesHe,
  checks: checksHe,
  briefChecks: briefChecksHe,
  bareTopic: [
    ["purpose", "מה שחשוב לי לברר: [מה לברר או להחליט]."],
    ["depth", "לצאת מההנחה שהיסודות ידועים ולהיכנס לפרטים שחשובים לכך."],
    ["format", "לענות בפסקאות קצרות, החשוב ביותר בהתחלה."],
  ],
  factQuestion: [["sources", "קודם התשובה, ואחריה משפט אחד על מה היא נשענת וכמה היא בטוחה."]],
};
