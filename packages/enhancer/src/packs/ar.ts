import { arabic } from "../lexicon/ar.ts";
import { arabicFields } from "../lexicon/ar-fields.ts";
import { codeTasksAr } from "./ar/code.ts";
import { rolesAr } from "./ar/expert.ts";
import { briefFieldsAr, fieldsAr } from "./ar/fields.ts";
import { kindStylesAr } from "./ar/kind-styles.ts";
import { briefChecksAr, briefKindsAr, checksAr, kindsAr } from "./ar/kinds.ts";
import { knowledgeTasksAr } from "./ar/knowledge.ts";
import { literaryAr, literaryStylesAr } from "./ar/literary.ts";
import { makingAr, makingStylesAr } from "./ar/making.ts";
import { messageStylesAr } from "./ar/message.ts";
import { stylesAr } from "./ar/styles.ts";
import { textTasksAr } from "./ar/text.ts";
import { workTasksAr } from "./ar/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const arabicPack: LanguagePack = {
  tag: "ar",
  lexicon: { ...arabic, fields: arabicFields },
  fullStop: ".",
  gap: " ",
  tasks: { ...codeTasksAr, ...textTasksAr, ...knowledgeTasksAr, ...workTasksAr },
  styles: {
    ...stylesAr,
    literary: literaryStylesAr,
    making: makingStylesAr,
    message: messageStylesAr,
  },
  literary: literaryAr,
  making: makingAr,
  kinds: kindsAr,
  kindStyles: kindStylesAr,
  briefKinds: briefKindsAr,
  fields: fieldsAr,
  briefFields: briefFieldsAr,
  roles: rolesAr,
  checks: checksAr,
  briefChecks: briefChecksAr,
  bareTopic: [
    ["purpose", "أريد أن أعرف [ما يهمني أو ما عليّ تقريره]."],
    ["depth", "تجاوز الأساسيات، وركّز على التفاصيل المتصلة بذلك."],
    ["format", "أجب في فقرات قصيرة، وابدأ بالأهم."],
  ],
  factQuestion: [["sources", "اذكر الجواب أولًا، ثم بيّن في جملة مصدره ومدى موثوقيته."]],
};
