import { findWords } from "../text/words.ts";
import type { CheckInput } from "./check-input.ts";
import { findGuard } from "./guard-cues.ts";
import { sentenceAround } from "./sentence-around.ts";
import { standsWhole } from "./stands-whole.ts";
import { stemOf } from "./stem-of.ts";

/** Whether a sentence says in other words what the person said: half of its longer words are theirs. */
function isWoven(sentence: string, known: string): boolean {
  const words = findWords(sentence).filter(({ folded }) => folded.length > 3);
  const theirs = words.filter(({ folded }) => known.includes(stemOf(folded)));
  return words.length > 0 && theirs.length * 2 >= words.length;
}

/** What is said of the person to say that they did not tell it. */
const untold =
  /\b(?:have not|haven['’]t|had not|did not|didn['’]t) (?:told|given|said|mentioned|tell|give|say|mention)\b/iu;

/** More told of oneself than the person did: the sentences that do. */
export function newAssertions(input: CheckInput, known: string): readonly string[] {
  const { text } = input.added;
  return findGuard(text, "assertions", input)
    .filter(({ start, end }) => !standsWhole(known, text.slice(start, end).toLowerCase()))
    .map((span) => sentenceAround(text, span))
    .filter((sentence) => !isWoven(sentence, known) && !untold.test(sentence))
    .map((sentence) => sentence.slice(0, 60));
}

/** How a reason is given, by language. */
const reasons: Readonly<Record<string, RegExp>> = {
  en: /\b(?:because|since i|as i(?:'m|'ve)?|due to|caused by) [^.;!?\n]+/giu,
  de: /(?<!\p{L})(?:weil|da ich|denn ich) [^.;!?\n]+/giu,
  fr: /\b(?:parce qu['’e]|car j['’e]|puisque) ?[^.;!?\n]+/giu,
  es: /\b(?:porque|ya que|dado que|debido a) [^.;!?\n]+/giu,
  it: /\b(?:poiché|perché (?=ho |sono |devo |non posso|non riesco|mi |abbiamo )|dato che|in quanto|a causa di) [^.;!?\n]+/giu,
  pt: /\b(?:porque|pois|já que|devido a) [^.;!?\n]+/giu,
  nl: /\b(?:omdat|want ik|aangezien) [^.;!?\n]+/giu,
  pl: /(?<!\p{L})(?:ponieważ|bo|gdyż|z powodu) [^.;!?\n]+/giu,
  ru: /(?<!\p{L})(?:потому что|так как|поскольку|из-за) [^.;!?\n]+/giu,
};

/** A reason that is about what was just said, not about the person's case ("because that can't be known"). */
const aboutAnswer =
  /^\S+(?: que)? ?(?:this|that|it|das|dies|es|cela|ça|eso|esto|questo|ciò|isso|isto|dat|dit|to|это)\s+(?:is|can|can['’]t|cannot|depends|varies|hängt|ist|kann|lässt|est|dépend|ne|n['’]|es|depende|no|non|è|dipende|é|não|is|kan|hangt|jest|nie|zależy|зависит|нельзя|сложно|трудно)(?!\p{L})/iu;

/** So many longer words make a reason of the person's own. */
const reasonWords = 2;

/** Reasons of the person's case that they did not give. */
export function newReasons(input: CheckInput, known: string): readonly string[] {
  const { text } = input.added;
  const form = reasons[input.request.language ?? input.originalLanguage.tag];
  if (form === undefined) return [];
  return [...text.matchAll(form)]
    .map(([reason]) => reason)
    .filter((reason) => {
      const isLong =
        findWords(reason).filter(({ folded }) => folded.length > 3).length > reasonWords;
      const isOpen = /[[?]/.test(reason);
      return isLong && !isOpen && !aboutAnswer.test(reason) && !isWoven(reason, known);
    })
    .map((reason) => reason.slice(0, 60));
}
