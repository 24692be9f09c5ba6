import care from "../languages/en/care.json" with { type: "json" };
import lexicon from "../languages/en/lexicon.json" with { type: "json" };
import words from "../languages/en/words.json" with { type: "json" };
import type { Lexicon } from "./lexicon.ts";

/** The cues of English that the score needs; `wholeEnglish` has those of rewriting and its checks. */
export const english: Lexicon = { ...lexicon, tag: "en", care: { ...care, tag: "en", words } };
