import { createCueIndex } from "../text/cue-index.ts";
import { foldInPlace, readFolded } from "../text/cue-text.ts";
import { type CareEvidence, phraseKinds } from "./evidence.ts";

const joint = / ~~? /;

/**
 * Tells which crisis phrases of a language a text holds: all parts of one, wherever they stand. For
 * the script that learns which of them ordinary prompts hold as well.
 */
export function createPhraseFinder(
  evidence: Omit<CareEvidence, "tag" | "words">,
  clitics: readonly string[],
): (text: string) => readonly string[] {
  const phrases = phraseKinds.flatMap((kind) =>
    [evidence.sure[kind], evidence.withPerson[kind]].flatMap((list) => list.split("|")),
  );
  const byParts = new Map(phrases.filter(Boolean).map((phrase) => [phrase, phrase.split(joint)]));
  const parts = new Set([...byParts.values()].flat());
  const index = createCueIndex(
    [...parts].map((part) => [part, part.replaceAll("/", "|")] as const),
    clitics,
  );
  return (text) => {
    const found = index.findIn(readFolded(foldInPlace(text)));
    const holds = (part: string) => (found.get(part)?.length ?? 0) > 0;
    return [...byParts].filter(([, all]) => all.every(holds)).map(([phrase]) => phrase);
  };
}
