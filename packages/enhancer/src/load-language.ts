import type { LanguagePack } from "./packs/language-pack.ts";

const loaders: Readonly<Record<string, () => Promise<LanguagePack>>> = {
  de: async () => (await import("./packs/de.ts")).germanPack,
  en: async () => (await import("./packs/en.ts")).englishPack,
  es: async () => (await import("./packs/es.ts")).spanishPack,
  fr: async () => (await import("./packs/fr.ts")).frenchPack,
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
