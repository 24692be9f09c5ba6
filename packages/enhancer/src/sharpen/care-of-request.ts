import { isDanger } from "../care/evidence.ts";
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
  const said = answers.map(({ text }) => text);
  for (const text of revise ? [...said, revise.wish] : said) {
    const kind = read(text).care?.kind;
    if (kind === "harmful" || (kind !== undefined && isDanger(kind))) return kind;
  }
  return null;
}
