import type { LanguageKit } from "./catalogue/language-kit.ts";
import type { RewriteToCheck } from "./checks/check-input.ts";
import { checkRewrite as check } from "./checks/check-rewrite.ts";
import { arabicKit } from "./languages/ar/kit.ts";
import { bengaliKit } from "./languages/bn/kit.ts";
import { germanKit } from "./languages/de/kit.ts";
import { englishKit } from "./languages/en/kit.ts";
import { spanishKit } from "./languages/es/kit.ts";
import { persianKit } from "./languages/fa/kit.ts";
import { frenchKit } from "./languages/fr/kit.ts";
import { hebrewKit } from "./languages/he/kit.ts";
import { hindiKit } from "./languages/hi/kit.ts";
import { indonesianKit } from "./languages/id/kit.ts";
import { italianKit } from "./languages/it/kit.ts";
import { japaneseKit } from "./languages/ja/kit.ts";
import { koreanKit } from "./languages/ko/kit.ts";
import { dutchKit } from "./languages/nl/kit.ts";
import { polishKit } from "./languages/pl/kit.ts";
import { portugueseKit } from "./languages/pt/kit.ts";
import { russianKit } from "./languages/ru/kit.ts";
import { swedishKit } from "./languages/sv/kit.ts";
import { turkishKit } from "./languages/tr/kit.ts";
import { ukrainianKit } from "./languages/uk/kit.ts";
import { vietnameseKit } from "./languages/vi/kit.ts";
import { chineseKit } from "./languages/zh/kit.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { createReadText, type ReadText } from "./reading/read-text.ts";
import { scorePrompt as score } from "./score/score-prompt.ts";
import { careOfRequest, type Told } from "./sharpen/care-of-request.ts";
import type { CareKind, Check, PromptScore } from "./types.ts";

/** Everything of every language, for the server. */
export const allKits: readonly LanguageKit[] = [
  englishKit,
  arabicKit,
  germanKit,
  spanishKit,
  frenchKit,
  italianKit,
  dutchKit,
  polishKit,
  portugueseKit,
  russianKit,
  hindiKit,
  japaneseKit,
  koreanKit,
  indonesianKit,
  turkishKit,
  ukrainianKit,
  persianKit,
  bengaliKit,
  swedishKit,
  hebrewKit,
  vietnameseKit,
  chineseKit,
];

/** The cues of every language. */
export const allLexicons: readonly Lexicon[] = allKits.map(({ lexicon }) => lexicon);

/** Makes what reads the texts of one request, each once, with every language at hand. */
export const createRequestReader = (): ReadText => createReadText(allKits);

/** `scorePrompt` with every language at hand. */
export function scorePrompt(text: string, read?: ReadText): PromptScore | null {
  return score(text, allKits, read);
}

/** Why a request must be left alone, whichever engine is asked, or null (ENH-4). */
export function careOf(request: Told, read?: ReadText): CareKind | null {
  return careOfRequest(request, allKits, read);
}

/** `checkRewrite` with the cues of every language at hand. */
export function checkRewrite(request: Omit<RewriteToCheck, "lexicons">): Check[] {
  return check({ ...request, lexicons: allLexicons });
}
