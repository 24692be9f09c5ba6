import type { Analysis } from "../analysis/analysis.ts";
import type { CheckInput } from "./check-input.ts";
import { findGuard } from "./guard-cues.ts";

/** How far into a sentence the verb of an instruction stands. */
const verbReach = 24;
/** Languages whose verbs stand at the end. */
export const verbLast: ReadonlySet<string> = new Set(["ja", "ko", "tr", "hi", "bn", "fa"]);

/** Whether a sentence says what is to be done. */
export function asksFor({ actions, lexicon }: Analysis): boolean {
  const anywhere = lexicon !== null && verbLast.has(lexicon.tag);
  return [...actions].some(
    ([action, { start }]) => action !== "question" && (anywhere || start <= verbReach),
  );
}

/** What an instruction is about, said before it ("for each, …", "per ognuno di'…"). */
const forEach =
  /^\s*(?:for (?:each|every)(?: \p{L}+)?|(?:bei|zu|für) jede\p{L}*(?: \p{L}+)?|pour (?:chacune?|chaque \p{L}+)|(?:de|para) cada (?:un[oa]|\p{L}+)|per (?:ognun[oa]|ciascun[oa])|(?:bij|voor) (?:elk|ieder)e?(?: \p{L}+)?) /iu;

/** Whether a clause of a sentence begins as an instruction does. */
export function hasOrder(sentence: string, input: CheckInput): boolean {
  return sentence.split(/[,;:：；，、]/u).some((part) => {
    const clause = part.replace(forEach, "");
    const [order] = findGuard(clause, "orders", input);
    return order !== undefined && order.start === clause.search(/\p{L}/u);
  });
}
