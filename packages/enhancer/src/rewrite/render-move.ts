import type { Move } from "../packs/language-pack.ts";

/** What a sentence can speak of. */
export interface Facts {
  /** The topic in the person's words. */
  readonly subject: string | null;
  /** The thing to be made, without its article. */
  readonly thing: string | null;
  readonly formal: boolean;
}

function pick(part: string, facts: Facts): string {
  const [known = "", otherwise = ""] = part.split("|");
  if (known.includes("§") && facts.subject === null) return otherwise;
  if (known.includes("¤") && facts.thing === null) return otherwise;
  return known.replace("§", () => facts.subject ?? "").replace("¤", () => facts.thing ?? "");
}

/** The sentence of a move for this prompt. */
export function renderMove(move: Move, facts: Facts): string {
  return move[1]
    .replace(/‹([^‹›|]*)\|([^‹›|]*)›/g, (_all, informal: string, formal: string) =>
      facts.formal ? formal : informal,
    )
    .replace(/\{([^{}]*)\}/g, (_all, part: string) => pick(part, facts));
}
