import type { NeedWords, PromptScore, ScoreReason } from "@whetstone/enhancer";
import type { PanelLanguage } from "./language/english.ts";

/** A reason of a score, in words. */
export interface ShownReason {
  readonly kind: ScoreReason["kind"];
  readonly text: string;
  /** The language of the prompt where the words are in that, BCP 47. */
  readonly lang?: string;
}

const describe = (
  { code, kind, need = "" }: ScoreReason,
  words: NeedWords | null,
  { say }: Pick<PanelLanguage, "say">,
): readonly ShownReason[] => {
  if (code === "vague" || code === "material-missing")
    return [{ kind, text: say(`reason_${code}`) }];
  const text = code === "open" ? words?.questionOf(need) : words?.labelOf(need);
  return words && text ? [{ kind, text, lang: words.tag }] : [];
};

/**
 * Why a score stands where it does: what the prompt says of what its answer turns on, and what it
 * leaves open, as it would be asked. In the language of the prompt, where `words` are of that.
 */
export const describeReasons = (
  { dimensions }: PromptScore,
  words: NeedWords | null,
  language: Pick<PanelLanguage, "say">,
): readonly ShownReason[] =>
  dimensions.flatMap(({ reasons }) =>
    reasons.flatMap((reason) => describe(reason, words, language)),
  );
