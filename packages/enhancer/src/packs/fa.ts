import { persian } from "../lexicon/fa.ts";
import { persianFields } from "../lexicon/fa-fields.ts";
import { codeTasksFa } from "./fa/code.ts";
import { rolesFa } from "./fa/expert.ts";
import { briefFieldsFa, fieldsFa } from "./fa/fields.ts";
import { kindStylesFa } from "./fa/kind-styles.ts";
import { briefChecksFa, briefKindsFa, checksFa, kindsFa } from "./fa/kinds.ts";
import { knowledgeTasksFa } from "./fa/knowledge.ts";
import { literaryFa, literaryStylesFa } from "./fa/literary.ts";
import { makingFa, makingStylesFa } from "./fa/making.ts";
import { messageStylesFa } from "./fa/message.ts";
import { stylesFa } from "./fa/styles.ts";
import { textTasksFa } from "./fa/text.ts";
import { workTasksFa } from "./fa/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const persianPack: LanguagePack = {
  tag: "fa",
  lexicon: { ...persian, fields: persianFields },
  fullStop: ".",
  and: "و",
  gap: " ",
  tasks: { ...codeTasksFa, ...textTasksFa, ...knowledgeTasksFa, ...workTasksFa },
  styles: {
    ...stylesFa,
    literary: literaryStylesFa,
    making: makingStylesFa,
    message: messageStylesFa,
  },
  literary: literaryFa,
  making: makingFa,
  kinds: kindsFa,
  kindStyles: kindStylesFa,
  briefKinds: briefKindsFa,
  fields: fieldsFa,
  briefFields: briefFieldsFa,
  roles: rolesFa,
  checks: checksFa,
  briefChecks: briefChecksFa,
  bareTopic: [
    ["purpose", "می‌خواهم بدانم [چیزی که باید معلوم یا تصمیم‌گیری شود]."],
    ["depth", "فرض ‹کن|کنید› پایه‌ها را می‌دانم و سراغ جزئیاتی ‹برو|بروید› که به این کار مربوط است."],
    ["format", "در بندهای کوتاه ‹پاسخ بده|پاسخ دهید›، با مهم‌ترین نکته در آغاز."],
  ],
  factQuestion: [
    [
      "sources",
      "اول ‹پاسخ بده|پاسخ دهید› و بعد در یک جمله ‹بگو|بگویید› بر چه پایه‌ای است و چقدر قطعی.",
    ],
  ],
};
