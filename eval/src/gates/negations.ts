/** Negations and comparators of the languages of the data, as a reader would list them. */
const cues: Readonly<Record<string, string>> = {
  en: "not|no|never|without|don't|do not|cannot|can't|won't|except|avoid|neither|nor|none|unless|at least|at most|less than|more than|fewer than|exactly|only|before|after|between|under|over",
  de: "nicht|kein|keine|keinen|nie|niemals|ohne|weder|mindestens|höchstens|weniger als|mehr als|genau|nur",
  es: "no|nunca|sin|ni|ningún|al menos|como máximo|menos de|más de|solo|sólo|excepto",
  fr: "ne|pas|jamais|sans|ni|aucun|aucune|au moins|au plus|moins de|plus de|seulement|sauf",
  pt: "não|nunca|sem|nem|pelo menos|no máximo|menos de|mais de|apenas|exceto",
  it: "non|mai|senza|né|almeno|al massimo|meno di|più di|solo|tranne",
  nl: "niet|geen|nooit|zonder|minstens|hoogstens|minder dan|meer dan|alleen|behalve",
  pl: "nie|nigdy|bez|ani|co najmniej|najwyżej|mniej niż|więcej niż|tylko|oprócz",
  ru: "не|никогда|без|ни|нет|не менее|не более|меньше|больше|только|кроме",
  uk: "не|ніколи|без|ані|немає|щонайменше|менше|більше|тільки|лише|крім",
  tr: "değil|asla|olmadan|en az|en fazla|sadece|hariç",
  sv: "inte|ingen|inga|aldrig|utan|minst|högst|mindre än|mer än|bara|förutom",
  id: "tidak|jangan|tanpa|bukan|minimal|maksimal|kurang dari|lebih dari|hanya|kecuali",
};

const patterns = new Map(
  Object.entries(cues).map(([tag, words]) => [
    tag,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu"),
  ]),
);
const anywhere: Readonly<Record<string, RegExp>> = {
  zh: /不|没|無|无|别|至少|最多|少于|多于|只/gu,
  ja: /ない|なし|ません|以上|以下|未満|だけ/gu,
  ko: /않|없|말고|못|이상|이하|미만|만 /gu,
  ar: /لا|ليس|بدون|لم|لن|على الأقل|على الأكثر|فقط/gu,
  fa: /نه|نباید|بدون|حداقل|حداکثر|فقط/gu,
  he: /לא|אין|בלי|אל|לפחות|לכל היותר|רק/gu,
  hi: /नहीं|मत|बिना|कम से कम|केवल|सिर्फ/gu,
  bn: /না|নয়|ছাড়া|কমপক্ষে|শুধু/gu,
  vi: /không|đừng|chưa|ít nhất|nhiều nhất|chỉ|trừ/giu,
};

/** How many negations and comparators of the original the rewrite lost. */
export function lostNegations(original: string, rewritten: string, lang: string): number {
  const pattern = patterns.get(lang) ?? anywhere[lang];
  if (pattern === undefined) return 0;
  const count = (text: string) => text.match(pattern)?.length ?? 0;
  return Math.max(0, count(original) - count(rewritten));
}
