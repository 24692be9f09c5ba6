import { sentencesOf } from "../text/sentences.ts";
import type { CheckInput } from "./check-input.ts";

const ended = /[.!?…:;。！？؟।：」』）)\]}"”“»'’`*_>|]\s*$/u;
const sentence = /\p{L}{2}[^.!?。！？؟।]*[.!?。！？؟।](?=\s|$|["”»』」)])/gu;
const listItem = /^\s*(?:[-*•–]|\p{Nd}{1,2}[.)、])\s/u;

/** A line of a list may stand without a point, but not end in a word that leads on. */
const leadsOn =
  /(?<=\s)(?:the|an?|of|to|and|or|for|with|in|on|by|from|that|which|der|die|das|und|oder|für|mit|von|zu|le|la|les|de|des|du|et|ou|pour|avec|el|los|las|y|o|para|con|il|lo|di|e|per|do|da|em|het|een|van|en|voor|met|i|z|dla|и|в|с|для|і|та|ve|için)$/iu;

/** From so many sentences on a text is written in sentences, the last of them too. */
const fewestEnded = 2;

/**
 * Where a rewrite stops in mid-sentence, its last words; null where it is whole. An end that the
 * person typed is theirs.
 */
export function findCutOff({ request }: CheckInput): string | null {
  const { original, supported = "" } = request;
  const text = request.rewritten.trimEnd();
  if (text === "" || ended.test(text)) return null;
  const lastLine = text.slice(text.lastIndexOf("\n") + 1);
  const last = sentencesOf(lastLine).at(-1) ?? lastLine;
  const tail = last.trim().split(/\s+/).slice(-2).join(" ");
  if (`${original}\n${supported}`.includes(tail)) return null;
  if (listItem.test(lastLine)) return leadsOn.test(lastLine) ? tail : null;
  return (text.match(sentence) ?? []).length >= fewestEnded ? tail : null;
}
