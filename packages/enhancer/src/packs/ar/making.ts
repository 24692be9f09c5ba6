import type { LanguagePack } from "../language-pack.ts";

export const makingAr: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "يُعدّ العمل جيدًا إذا أمكنني استخدامه فورًا دون تعديل."],
    ["assumptions", "ما لم أوضحه فاختر له أنسب حل، واذكر افتراضك في سطر واحد."],
    ["verification", "قبل أن تجيب، راجع مطالبي واحدًا واحدًا."],
  ],
  brief: [
    ["criteria", "أريده جاهزًا للاستخدام."],
    ["assumptions", "اذكر افتراضاتك."],
    ["constraints", "لا تضف ما لم أطلبه."],
  ],
};

export const makingStylesAr: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "اكتب بوضوح يسمح لي بإرساله إلى غيري كما هو."],
    ["alternatives", "إن وُجد طريق أفضل إلى الهدف، فاذكره في النهاية."],
    ["criteria", "ضع الأهم في البداية."],
    ["constraints", "اقتصر على ما سيُستعمل فعلًا."],
  ],
  creative: [
    ["angle", "إذا تساوت الخيارات، فاختر الأقل بداهةً."],
    ["imagery", "اجعله حيًّا وذا طابع خاص، لا كلامًا عامًا."],
    ["alternatives", "أضف تنويعًا واحدًا لا يخطر ببالي."],
    ["tone", "بغمزة مرحة تستدعي ابتسامة."],
  ],
  technical: [
    ["format", "التزم ببنية ثابتة تتكرر فيها العناصر نفسها بالترتيب نفسه."],
    ["steps", "علّل كل قرار بكلمات قليلة."],
    ["edge-cases", "ضع ما لا يدخل في هذا الإطار في قسم مستقل."],
    ["criteria", "نصّ على المعيار المطبّق مرة واحدة، دون أي استثناء."],
  ],
};
