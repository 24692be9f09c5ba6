import type { LanguageKit } from "./catalogue/language-kit.ts";
import { kitsToRead } from "./languages/find-kits.ts";
import { isKnownLanguage, type KnownLanguage } from "./languages/tags.ts";

const kits: Readonly<Record<KnownLanguage, () => Promise<LanguageKit>>> = {
  en: async () => (await import("./languages/en/kit.ts")).englishKit,
  ar: async () => (await import("./languages/ar/kit.ts")).arabicKit,
  de: async () => (await import("./languages/de/kit.ts")).germanKit,
  es: async () => (await import("./languages/es/kit.ts")).spanishKit,
  fr: async () => (await import("./languages/fr/kit.ts")).frenchKit,
  it: async () => (await import("./languages/it/kit.ts")).italianKit,
  nl: async () => (await import("./languages/nl/kit.ts")).dutchKit,
  pl: async () => (await import("./languages/pl/kit.ts")).polishKit,
  pt: async () => (await import("./languages/pt/kit.ts")).portugueseKit,
  ru: async () => (await import("./languages/ru/kit.ts")).russianKit,
  hi: async () => (await import("./languages/hi/kit.ts")).hindiKit,
  ja: async () => (await import("./languages/ja/kit.ts")).japaneseKit,
  ko: async () => (await import("./languages/ko/kit.ts")).koreanKit,
  id: async () => (await import("./languages/id/kit.ts")).indonesianKit,
  tr: async () => (await import("./languages/tr/kit.ts")).turkishKit,
  uk: async () => (await import("./languages/uk/kit.ts")).ukrainianKit,
  fa: async () => (await import("./languages/fa/kit.ts")).persianKit,
  bn: async () => (await import("./languages/bn/kit.ts")).bengaliKit,
  sv: async () => (await import("./languages/sv/kit.ts")).swedishKit,
  he: async () => (await import("./languages/he/kit.ts")).hebrewKit,
  vi: async () => (await import("./languages/vi/kit.ts")).vietnameseKit,
  zh: async () => (await import("./languages/zh/kit.ts")).chineseKit,
};

export { isKnownLanguage } from "./languages/tags.ts";

/**
 * Loads all of one language when it is needed, by its BCP 47 primary tag. Null for a language
 * without any; rejects when the file can't be loaded.
 */
async function loadKit(tag: string): Promise<LanguageKit | null> {
  return isKnownLanguage(tag) ? kits[tag]() : null;
}

/** Loads what reading a prompt takes: its language, or those it may be in. Rejects like `loadKit`. */
export async function loadKits(text: string): Promise<readonly LanguageKit[]> {
  return kitsToRead(text, loadKit);
}
