import { detectLanguage } from "../language/detect-language.ts";
import { type CueKey, cueIndexOf } from "../lexicon/cues.ts";
import {
  type Action,
  actions,
  type Lexicon,
  objects,
  type PromptObject,
  type Slot,
  slots,
} from "../lexicon/lexicon.ts";
import { builtInLexicons, findLexicon } from "../lexicon/lexicons.ts";
import { findProtectedSpansIn } from "../protection/find-protected-spans.ts";
import { maskSpans } from "../text/mask.ts";
import { countWords, findWords, type Word } from "../text/words.ts";
import type { DetectedLanguage, ProtectedKind, ProtectedSpan, Span } from "../types.ts";

/** Where the phrases of each list stand. */
export type Cues = ReadonlyMap<CueKey, readonly Span[]>;

/** What is read out of a prompt once, for the score, the task and the rewrite. */
export interface Analysis {
  readonly text: string;
  readonly language: DetectedLanguage;
  /** Null where the language has no cues at hand, or is not known well enough. */
  readonly lexicon: Lexicon | null;
  readonly spans: readonly ProtectedSpan[];
  /** The text without code, data and quotations; same length, same line ends. */
  readonly prose: string;
  /** Words of the prose, as far as it is read (`readLength`). */
  readonly words: readonly Word[];
  /** How many words the whole prose has. */
  readonly wordCount: number;
  /** All cues of the prose. */
  readonly cues: Cues;
  /** Where each action stands first, within the instruction. */
  readonly actions: ReadonlyMap<Action, Span>;
  readonly objects: ReadonlyMap<PromptObject, Span>;
  readonly slots: ReadonlyMap<Slot, Span>;
}

/** From this confidence on a language is taken for sure enough to speak it. */
export const sureEnough = 0.4;

const quotedKinds: ReadonlySet<ProtectedKind> = new Set([
  "code-block",
  "inline-code",
  "json",
  "table",
  "latex",
  "quotation",
  "url",
  "email",
]);

/** Where the instruction of a long prompt stands: its beginning. */
const instructionLength = 600;
/** How far into a text cues are looked for; what is longer is material, not instruction. */
export const readLength = 20_000;
const noCues: Cues = new Map();

/**
 * Reads a prompt: its language, what is asked, and what it already says about the answer. A tag
 * names the language whose cues are looked for; else it is the detected one, where that is sure.
 */
export function analyse(
  text: string,
  lexicons: readonly Lexicon[] = builtInLexicons,
  languageTag?: string,
  language: DetectedLanguage = detectLanguage(text),
): Analysis {
  const spans = findProtectedSpansIn(text, language.tag);
  const prose = maskSpans(
    text,
    spans.filter((span) => quotedKinds.has(span.kind)),
  );
  const tag = languageTag ?? (language.confidence >= sureEnough ? language.tag : "und");
  const lexicon = findLexicon(lexicons, tag);
  const cues = lexicon === null ? noCues : cueIndexOf(lexicon).find(prose.slice(0, readLength));
  const words = findWords(prose.slice(0, readLength));
  return {
    text,
    language,
    lexicon,
    spans,
    prose,
    words,
    wordCount: prose.length <= readLength ? words.length : countWords(prose),
    cues,
    actions: actionsIn(cues, prose),
    objects: firstOf(cues, objects, (key) => `object:${key}`, instructionEnd(prose)),
    slots: withSpanSlots(
      firstOf(cues, slots, (key) => `slot:${key}`, Number.POSITIVE_INFINITY),
      spans,
    ),
  };
}

function instructionEnd(prose: string): number {
  return prose.length - prose.trimStart().length + instructionLength;
}

/** Where each action of the cues of a prose stands first, within the instruction. */
export function actionsIn(cues: Cues, prose: string): Map<Action, Span> {
  return firstOf(cues, actions, (key) => `action:${key}`, instructionEnd(prose));
}

function firstOf<Key extends string>(
  cues: Cues,
  keys: readonly Key[],
  cueOf: (key: Key) => CueKey,
  before: number,
): Map<Key, Span> {
  const found = new Map<Key, Span>();
  for (const key of keys) {
    const [first] = cues.get(cueOf(key)) ?? [];
    if (first !== undefined && first.end <= before) found.set(key, first);
  }
  return found;
}

/** Code and data brought along are context, whatever the language. */
function withSpanSlots(found: Map<Slot, Span>, spans: readonly ProtectedSpan[]): Map<Slot, Span> {
  for (const span of spans) {
    if (span.kind === "code-block" || span.kind === "json" || span.kind === "table") {
      if (!found.has("context")) found.set("context", span);
    }
  }
  return found;
}
