import { germanPack } from "./packs/de.ts";
import { englishPack } from "./packs/en.ts";
import { spanishPack } from "./packs/es.ts";
import { frenchPack } from "./packs/fr.ts";
import type { LanguagePack } from "./packs/language-pack.ts";
import { chinesePack } from "./packs/zh.ts";

/** The sentences of every language, for the server. */
export const allLanguagePacks: readonly LanguagePack[] = [
  englishPack,
  germanPack,
  spanishPack,
  frenchPack,
  chinesePack,
];
