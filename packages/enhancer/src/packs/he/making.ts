import type { LanguagePack } from "../language-pack.ts";

export const makingHe: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "התוצאה טובה אם אפשר להשתמש בה מיד, בלי לעשות אותה מחדש."],
    ["assumptions", "היכן שנשאר משהו פתוח, לבחור במתאים ביותר ולציין את ההנחה בשורה אחת."],
    ["verification", "לפני התשובה לעבור שוב על כל מה שביקשתי."],
  ],
  brief: [
    ["criteria", "מוכן לשימוש כמו שהוא."],
    ["assumptions", "הנחות גלויות."],
    ["constraints", "בלי תוספות שלא ביקשתי."],
  ],
};

export const makingStylesHe: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "בניסוח ברור כל כך שאפשר יהיה להעביר הלאה בלי שינוי."],
    ["alternatives", "אם יש דרך טובה יותר להגיע למטרה שלי, לציין אותה בסוף."],
    ["criteria", "החשוב ביותר קודם."],
  ],
  creative: [
    ["angle", "כשמתאים יותר מפתרון אחד, לבחור בצפוי פחות."],
    ["imagery", "שיהיה חי ומיוחד, לא כללי."],
    ["alternatives", "ועוד גרסה שלא עלתה בדעתי."],
  ],
  technical: [
    ["format", "במבנה קבוע: אותם שדות באותו סדר."],
    ["steps", "הנימוק לכל בחירה, בכמה מילים."],
    ["edge-cases", "מה שלא נכנס למבנה, בנפרד."],
  ],
};
