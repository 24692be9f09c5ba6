import type { LanguagePack } from "../language-pack.ts";

export const messageStylesHe: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "הנימה מנומסת וישירה, כמו בשיחה."],
    ["constraints", "לוותר על מה שלא נחוץ כדי להגיב."],
    ["alternatives", "להוסיף גרסה קצרה יותר למי שממהר."],
  ],
  creative: [
    ["tone", "שיישמע אנושי, חם ואישי, ולא כמו תבנית."],
    ["angle", "לפתוח במשהו אישי שאיש אחר לא היה כותב, בלי הנוסחאות הרגילות."],
    ["alternatives", "ועוד גרסה באווירה שונה בעליל."],
  ],
  technical: [
    ["steps", "בסדר הזה: מה קרה, מה נובע מזה, מה הבקשה, כל אחד בפסקה קצרה."],
    ["verification", "לוודא שהתאריך, המקום, השמות והבקשה נראים במבט אחד, ולסמן מה נשאר לי להשלים."],
    ["constraints", "בלי בקשות צדדיות ובלי נושא שני."],
  ],
};
