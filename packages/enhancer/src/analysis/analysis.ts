import { detectLanguage } from "../language/detect-language.ts";
import type { Action, Lexicon, PromptObject, Slot } from "../lexicon/lexicon.ts";
import { lexiconOf } from "../lexicon/lexicons.ts";
import { findProtectedSpans } from "../protection/find-protected-spans.ts";
import { maskSpans } from "../text/mask.ts";
import { matcherOf } from "../text/phrase-matcher.ts";
import { countWords } from "../text/words.ts";
import type { DetectedLanguage, ProtectedKind, ProtectedSpan, Span } from "../types.ts";

/** What is read out of a prompt once, for the score, the task and the rewrite. */
export interface Analysis {
  readonly text: string;
  readonly language: DetectedLanguage;
  /** Null where the language has no cues, or is not known well enough. */
  readonly lexicon: Lexicon | null;
  readonly spans: readonly ProtectedSpan[];
  /** The text without code, data and quotations; same length, same line ends. */
  readonly prose: string;
  /** Words of the prose. */
  readonly wordCount: number;
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

/** Reads a prompt: its language, what is asked, and what it already says about the answer. */
export function analyse(text: string, languageTag?: string): Analysis {
  const language = detectLanguage(text);
  const spans = findProtectedSpans(text);
  const prose = maskSpans(
    text,
    spans.filter((span) => quotedKinds.has(span.kind)),
  );
  const tag = languageTag ?? (language.confidence >= sureEnough ? language.tag : "und");
  const lexicon = lexiconOf(tag);
  const instruction = instructionOf(prose);
  return {
    text,
    language,
    lexicon,
    spans,
    prose,
    wordCount: countWords(prose),
    actions: lexicon === null ? new Map() : findCues(instruction, lexicon.actions),
    objects: lexicon === null ? new Map() : findCues(instruction, lexicon.objects),
    slots: withSpanSlots(lexicon === null ? new Map() : findCues(prose, lexicon.slots), spans),
  };
}

function instructionOf(prose: string): string {
  const start = prose.length - prose.trimStart().length;
  return prose.slice(0, start + instructionLength);
}

function findCues<Key extends string>(
  text: string,
  cues: Readonly<Partial<Record<Key, string>>>,
): Map<Key, Span> {
  const found = new Map<Key, Span>();
  for (const key in cues) {
    const span = matcherOf(cues[key] ?? "").first(text);
    if (span !== null) found.set(key, span);
  }
  return found;
}

/** Code and data brought along are context, whatever the language. */
function withSpanSlots(slots: Map<Slot, Span>, spans: readonly ProtectedSpan[]): Map<Slot, Span> {
  for (const span of spans) {
    if (span.kind === "code-block" || span.kind === "json" || span.kind === "table") {
      if (!slots.has("context")) slots.set("context", span);
    }
  }
  return slots;
}
