import type { Lexicon } from "./lexicon/lexicon.ts";
import type { LanguagePack } from "./packs/language-pack.ts";

const loaders: Readonly<Record<string, () => Promise<LanguagePack>>> = {
  ar: async () => (await import("./packs/ar.ts")).arabicPack,
  de: async () => (await import("./packs/de.ts")).germanPack,
  en: async () => (await import("./packs/en.ts")).englishPack,
  es: async () => (await import("./packs/es.ts")).spanishPack,
  fr: async () => (await import("./packs/fr.ts")).frenchPack,
  it: async () => (await import("./packs/it.ts")).italianPack,
  nl: async () => (await import("./packs/nl.ts")).dutchPack,
  pl: async () => (await import("./packs/pl.ts")).polishPack,
  pt: async () => (await import("./packs/pt.ts")).portuguesePack,
  ru: async () => (await import("./packs/ru.ts")).russianPack,
  hi: async () => (await import("./packs/hi.ts")).hindiPack,
  ja: async () => (await import("./packs/ja.ts")).japanesePack,
  ko: async () => (await import("./packs/ko.ts")).koreanPack,
  id: async () => (await import("./packs/id.ts")).indonesianPack,
  tr: async () => (await import("./packs/tr.ts")).turkishPack,
  uk: async () => (await import("./packs/uk.ts")).ukrainianPack,
  fa: async () => (await import("./packs/fa.ts")).persianPack,
  bn: async () => (await import("./packs/bn.ts")).bengaliPack,
  sv: async () => (await import("./packs/sv.ts")).swedishPack,
  he: async () => (await import("./packs/he.ts")).hebrewPack,
  vi: async () => (await import("./packs/vi.ts")).vietnamesePack,
  zh: async () => (await import("./packs/zh.ts")).chinesePack,
};

/** Tags of the languages that have sentences to load. */
export const languagesWithPack: readonly string[] = Object.keys(loaders);

/**
 * Loads the sentences of one language when they are needed, by its BCP 47 primary tag. Null for
 * a language without any; rejects when the file can't be loaded.
 */
export async function loadLanguagePack(tag: string): Promise<LanguagePack | null> {
  const load = Object.hasOwn(loaders, tag) ? loaders[tag] : undefined;
  return load === undefined ? null : load();
}

const lexiconLoaders: Readonly<Record<string, () => Promise<Lexicon>>> = {
  ar: async () => (await import("./lexicon/ar.ts")).arabic,
  de: async () => (await import("./lexicon/de.ts")).german,
  en: async () => (await import("./lexicon/en.ts")).english,
  es: async () => (await import("./lexicon/es.ts")).spanish,
  fr: async () => (await import("./lexicon/fr.ts")).french,
  it: async () => (await import("./lexicon/it.ts")).italian,
  nl: async () => (await import("./lexicon/nl.ts")).dutch,
  pl: async () => (await import("./lexicon/pl.ts")).polish,
  pt: async () => (await import("./lexicon/pt.ts")).portuguese,
  ru: async () => (await import("./lexicon/ru.ts")).russian,
  hi: async () => (await import("./lexicon/hi.ts")).hindi,
  ja: async () => (await import("./lexicon/ja.ts")).japanese,
  ko: async () => (await import("./lexicon/ko.ts")).korean,
  id: async () => (await import("./lexicon/id.ts")).indonesian,
  tr: async () => (await import("./lexicon/tr.ts")).turkish,
  uk: async () => (await import("./lexicon/uk.ts")).ukrainian,
  fa: async () => (await import("./lexicon/fa.ts")).persian,
  bn: async () => (await import("./lexicon/bn.ts")).bengali,
  sv: async () => (await import("./lexicon/sv.ts")).swedish,
  he: async () => (await import("./lexicon/he.ts")).hebrew,
  vi: async () => (await import("./lexicon/vi.ts")).vietnamese,
  zh: async () => (await import("./lexicon/zh.ts")).chinese,
};

/**
 * Loads the cues of one language, all that the score needs of it. Null for a language without
 * any; rejects when the file can't be loaded.
 */
export async function loadLexicon(tag: string): Promise<Lexicon | null> {
  const load = Object.hasOwn(lexiconLoaders, tag) ? lexiconLoaders[tag] : undefined;
  return load === undefined ? null : load();
}
