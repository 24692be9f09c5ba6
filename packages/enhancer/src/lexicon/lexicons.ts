import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import type { Lexicon } from "./lexicon.ts";
import { chinese } from "./zh.ts";

/** The cues of every language the score and the task recognition know. */
export const lexicons: readonly Lexicon[] = [english, german, spanish, french, chinese];

const byTag = new Map(lexicons.map((lexicon) => [lexicon.tag, lexicon]));

/** The cues of a language, or null where there are none yet. */
export function lexiconOf(tag: string): Lexicon | null {
  return byTag.get(tag) ?? null;
}
