import { isDanger } from "../care/evidence.ts";
import { isOver } from "../care/is-over.ts";
import type { LanguageKit } from "../catalogue/language-kit.ts";
import { createReadText, type ReadText } from "../reading/read-text.ts";
import type { CareKind, RewriteRequest } from "../types.ts";

/** What of a request may tell why it must be left alone. */
export interface Told {
  readonly prompt: string;
  readonly answers?: RewriteRequest["answers"] | undefined;
  readonly revise?: RewriteRequest["revise"] | undefined;
}

/**
 * The danger or harm that an answer tells. The prompt's frame holds for its answers (a story, a
 * game), and an emergency that is over is a fact of the case.
 */
function dangerIn(
  answer: string,
  prompt: string,
  kits: readonly LanguageKit[],
  read: ReadText,
): CareKind | null {
  const own = read(answer);
  const kind = own.care?.kind;
  if (kind === "harmful") return kind;
  if (kind === undefined || !isDanger(kind)) return null;
  if (!isDanger(read(`${prompt}\n${answer}`).care?.kind)) return null;
  if (kind !== "emergency") return kind;
  const tags = new Set(["en", own.analysis.language.tag, read(prompt).analysis.language.tag]);
  const spoken = kits.filter(({ tag }) => tags.has(tag));
  return spoken.some(({ lexicon }) => isOver(answer, lexicon.care)) ? null : kind;
}

/**
 * Why a request must come back as it was typed (ENH-4): by its prompt, or by a danger or a threat
 * that somebody tells in an answer to one of our questions or in a wish; a death told there is a
 * fact of their case. Null where it may be rewritten.
 */
export function careOfRequest(
  { prompt, answers = [], revise }: Told,
  kits: readonly LanguageKit[],
  read: ReadText = createReadText(kits),
): CareKind | null {
  const { care } = read(prompt);
  if (care !== null) return care.kind;
  for (const { text } of answers) {
    const kind = dangerIn(text, prompt, kits, read);
    if (kind !== null) return kind;
  }
  const wished = revise && read(revise.wish).care?.kind;
  return wished !== undefined && (wished === "harmful" || isDanger(wished)) ? wished : null;
}
