import { analyse } from "./analysis/analysis.ts";
import { type Care, findCare } from "./care/find-care.ts";
import { checkRewrite as check, type RewriteToCheck } from "./checks/check-rewrite.ts";
import { detectPromptLanguage } from "./language/detect-prompt-language.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { arabicPack } from "./packs/ar.ts";
import { bengaliPack } from "./packs/bn.ts";
import { germanPack } from "./packs/de.ts";
import { englishPack } from "./packs/en.ts";
import { spanishPack } from "./packs/es.ts";
import { persianPack } from "./packs/fa.ts";
import { frenchPack } from "./packs/fr.ts";
import { hebrewPack } from "./packs/he.ts";
import { hindiPack } from "./packs/hi.ts";
import { indonesianPack } from "./packs/id.ts";
import { italianPack } from "./packs/it.ts";
import { japanesePack } from "./packs/ja.ts";
import { koreanPack } from "./packs/ko.ts";
import type { LanguagePack } from "./packs/language-pack.ts";
import { dutchPack } from "./packs/nl.ts";
import { polishPack } from "./packs/pl.ts";
import { portuguesePack } from "./packs/pt.ts";
import { russianPack } from "./packs/ru.ts";
import { swedishPack } from "./packs/sv.ts";
import { turkishPack } from "./packs/tr.ts";
import { ukrainianPack } from "./packs/uk.ts";
import { vietnamesePack } from "./packs/vi.ts";
import { chinesePack } from "./packs/zh.ts";
import { scorePrompt as score } from "./score/score-prompt.ts";
import type { Check, PromptScore } from "./types.ts";

/** The sentences of every language, for the server. */
export const allLanguagePacks: readonly LanguagePack[] = [
  englishPack,
  arabicPack,
  germanPack,
  spanishPack,
  frenchPack,
  italianPack,
  dutchPack,
  polishPack,
  portuguesePack,
  russianPack,
  hindiPack,
  japanesePack,
  koreanPack,
  indonesianPack,
  turkishPack,
  ukrainianPack,
  persianPack,
  bengaliPack,
  swedishPack,
  hebrewPack,
  vietnamesePack,
  chinesePack,
];

/** The cues of every language. */
export const allLexicons: readonly Lexicon[] = allLanguagePacks.map((pack) => pack.lexicon);

/** `scorePrompt` with the cues of every language at hand. */
export function scorePrompt(text: string): PromptScore | null {
  return score(text, allLexicons);
}

/** Why a prompt must be left alone, whichever engine is asked, or null (`enhancement.md`, "Care"). */
export function findCareOf(text: string): Care | null {
  return findCare(analyse(text, allLexicons, undefined, detectPromptLanguage(text)), allLexicons);
}

/** `checkRewrite` with the cues of every language at hand. */
export function checkRewrite(request: Omit<RewriteToCheck, "lexicons">): Check[] {
  return check({ ...request, lexicons: allLexicons });
}
