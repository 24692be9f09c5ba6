import type { Analysis } from "../analysis/analysis.ts";

/** How far into a sentence the verb of an instruction stands. */
const verbReach = 24;
/** Languages whose verbs stand at the end. */
const verbLast: ReadonlySet<string> = new Set(["ja", "ko", "tr", "hi", "bn", "fa"]);

/** Whether a sentence says what is to be done. */
export function asksFor({ actions, lexicon }: Analysis): boolean {
  const anywhere = lexicon !== null && verbLast.has(lexicon.tag);
  return [...actions].some(
    ([action, { start }]) => action !== "question" && (anywhere || start <= verbReach),
  );
}
