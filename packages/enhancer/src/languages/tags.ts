/** The languages that have files here, by their BCP 47 primary tags. English is built in. */
export const knownLanguages = [
  "en",
  "ar",
  "de",
  "es",
  "fr",
  "it",
  "nl",
  "pl",
  "pt",
  "ru",
  "hi",
  "ja",
  "ko",
  "id",
  "tr",
  "uk",
  "fa",
  "bn",
  "sv",
  "he",
  "vi",
  "zh",
] as const;
export type KnownLanguage = (typeof knownLanguages)[number];

const known: ReadonlySet<string> = new Set(knownLanguages);

/** Whether a language has files here. */
export const isKnownLanguage = (tag: string): tag is KnownLanguage => known.has(tag);
