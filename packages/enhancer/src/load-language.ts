import type { LanguageKit, LanguageReader } from "./catalogue/language-kit.ts";

const kits: Readonly<Record<string, () => Promise<LanguageKit>>> = {
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

/** Tags of the languages that can be read and written. */
export const knownLanguages: readonly string[] = Object.keys(kits);

/**
 * Loads all of one language when it is needed, by its BCP 47 primary tag. Null for a language
 * without any; rejects when the file can't be loaded.
 */
export async function loadKit(tag: string): Promise<LanguageKit | null> {
  const load = Object.hasOwn(kits, tag) ? kits[tag] : undefined;
  return load === undefined ? null : load();
}

const readers: Readonly<Record<string, () => Promise<LanguageReader>>> = {
  en: async () => (await import("./languages/en/reader.ts")).englishReader,
  ar: async () => (await import("./languages/ar/reader.ts")).arabicReader,
  de: async () => (await import("./languages/de/reader.ts")).germanReader,
  es: async () => (await import("./languages/es/reader.ts")).spanishReader,
  fr: async () => (await import("./languages/fr/reader.ts")).frenchReader,
  it: async () => (await import("./languages/it/reader.ts")).italianReader,
  nl: async () => (await import("./languages/nl/reader.ts")).dutchReader,
  pl: async () => (await import("./languages/pl/reader.ts")).polishReader,
  pt: async () => (await import("./languages/pt/reader.ts")).portugueseReader,
  ru: async () => (await import("./languages/ru/reader.ts")).russianReader,
  hi: async () => (await import("./languages/hi/reader.ts")).hindiReader,
  ja: async () => (await import("./languages/ja/reader.ts")).japaneseReader,
  ko: async () => (await import("./languages/ko/reader.ts")).koreanReader,
  id: async () => (await import("./languages/id/reader.ts")).indonesianReader,
  tr: async () => (await import("./languages/tr/reader.ts")).turkishReader,
  uk: async () => (await import("./languages/uk/reader.ts")).ukrainianReader,
  fa: async () => (await import("./languages/fa/reader.ts")).persianReader,
  bn: async () => (await import("./languages/bn/reader.ts")).bengaliReader,
  sv: async () => (await import("./languages/sv/reader.ts")).swedishReader,
  he: async () => (await import("./languages/he/reader.ts")).hebrewReader,
  vi: async () => (await import("./languages/vi/reader.ts")).vietnameseReader,
  zh: async () => (await import("./languages/zh/reader.ts")).chineseReader,
};

/** The same without what is said to people: all that the score needs of a language. */
export async function loadReader(tag: string): Promise<LanguageReader | null> {
  const load = Object.hasOwn(readers, tag) ? readers[tag] : undefined;
  return load === undefined ? null : load();
}
