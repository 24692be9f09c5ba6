import type { ProtectedKind } from "../types.ts";
import type { CheckInput, Finding } from "./check-input.ts";
import { newAssertions, newReasons } from "./new-claims.ts";
import { factKinds, findFactsAdded } from "./new-facts.ts";
import { findKin } from "./new-people.ts";
import { createTold } from "./told.ts";

/** What may be a term of the field as well as a fact. */
const termKinds: ReadonlySet<ProtectedKind> = new Set(["name", "quotation"]);
const countedKinds: ReadonlySet<ProtectedKind> = new Set([...factKinds, ...termKinds, "number"]);

function isAcronym(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]{1,4}$/u.test(text);
}

/**
 * Facts about the person or their case that they did not give: who, when, how much, which, where,
 * what happened, an address, a quotation. Terms of the field, counts of items and lengths asked
 * for are none (ENH-17); terms are listed as `added`.
 */
export function checkInvention(input: CheckInput): Finding {
  const { added, unchanged } = input;
  const count = added.spans.filter(({ kind }) => countedKinds.has(kind)).length;
  if (unchanged || added.text.trim() === "") return { count, failures: [] };
  const { known, isTold, isShortened } = createTold(input);
  const failures = new Set([
    ...findFactsAdded(input).filter((fact) => !isTold(fact) && !isShortened(fact)),
    ...findKin(input),
    ...newAssertions(input, known),
    ...newReasons(input, known),
  ]);
  const terms = added.spans
    .filter(({ kind, text }) => termKinds.has(kind) && !isAcronym(text))
    .map(({ text }) => text)
    .filter((text) => !isTold(text) && !failures.has(text));
  return { count, failures: [...failures], added: [...new Set(terms)] };
}
