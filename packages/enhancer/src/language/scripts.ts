/** Scripts that name a language by themselves, or leave a few to tell apart. */
export const scripts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["latin", /\p{Script=Latin}/gu],
  ["han", /\p{Script=Han}/gu],
  ["kana", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["cyrillic", /\p{Script=Cyrillic}/gu],
  ["arabic", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["devanagari", /\p{Script=Devanagari}/gu],
  ["bn", /\p{Script=Bengali}/gu],
  ["gu", /\p{Script=Gujarati}/gu],
  ["pa", /\p{Script=Gurmukhi}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["te", /\p{Script=Telugu}/gu],
  ["kn", /\p{Script=Kannada}/gu],
  ["ml", /\p{Script=Malayalam}/gu],
  ["si", /\p{Script=Sinhala}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["ka", /\p{Script=Georgian}/gu],
  ["hy", /\p{Script=Armenian}/gu],
  ["am", /\p{Script=Ethiopic}/gu],
  ["km", /\p{Script=Khmer}/gu],
  ["my", /\p{Script=Myanmar}/gu],
  ["lo", /\p{Script=Lao}/gu],
];

const rightToLeft = new Set(["ar", "fa", "he", "ur", "ps", "sd", "yi", "ckb"]);

export function directionOf(tag: string): "ltr" | "rtl" {
  return rightToLeft.has(tag) ? "rtl" : "ltr";
}

/** Ukrainian, Serbian, Bulgarian, Macedonian and Belarusian by their own letters, else Russian. */
export function cyrillicLanguage(text: string): string {
  if (/[ўЎ]/.test(text)) return "be";
  if (/[іїєґІЇЄҐ]/.test(text)) return "uk";
  if (/[ѓќѕЃЌЅ]/.test(text)) return "mk";
  if (/[ђћјљњџЂЋЈЉЊЏ]/.test(text)) return "sr";
  if (/[ыэёЫЭЁ]/.test(text)) return "ru";
  if (/(?<!\p{L})(?:що|як|та|це|мені|чому|коли|про|або|для чого)(?!\p{L})/iu.test(text))
    return "uk";
  if (/(?<!\p{L})(?:това|съм|какво|защо|кога|къде|към|със|ще|един)(?!\p{L})|ъ\p{L}/iu.test(text))
    return "bg";
  return "ru";
}

/** Persian and Urdu by their own letters, else Arabic. */
export function arabicLanguage(text: string): string {
  if (/[ٹڈڑںےھہ]/.test(text)) return "ur";
  if (/[پچژگکی]/.test(text)) return "fa";
  if (/(?<!\p{L})(?:است|این|برای|را|از|به|در|هم|من)(?!\p{L})/u.test(text)) return "fa";
  return "ar";
}

/** Marathi and Nepali by frequent words, else Hindi. */
export function devanagariLanguage(text: string): string {
  if (/(?<!\p{L})(?:आहे|आणि|करा|मध्ये|काय|माझ्या|ळ)(?![\p{L}\p{M}])/u.test(text)) return "mr";
  if (/(?<!\p{L})(?:छ|छन्|गर्नुहोस्|को लागि|मलाई|हो कि)(?![\p{L}\p{M}])/u.test(text)) return "ne";
  return "hi";
}
