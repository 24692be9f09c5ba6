import type { Move } from "../packs/language-pack.ts";

/** What a sentence can speak of. */
export interface Facts {
  /** The topic in the person's words. */
  readonly subject: string | null;
  /** The thing to be made, without its article. */
  readonly thing: string | null;
  readonly formal: boolean;
  /** Joins a preposition to the article of the topic, where the language does ("su il": "sul"). */
  readonly contract?: (text: string) => string;
}

/** Joins what a list of pairs says ("su il:sul", separated by `|`). */
export function createContraction(list: string): (text: string) => string {
  const pairs = new Map(
    list.split("|").map((pair) => {
      const [apart = "", joined = ""] = pair.split(":");
      return [apart, joined] as const;
    }),
  );
  const parts = Array.from(pairs.keys(), (apart) =>
    apart.endsWith("'") ? apart : `${apart}(?= )`,
  );
  const pattern = new RegExp(`(?<!\\p{L})(?:${parts.join("|")})`, "gu");
  return (text) => text.replace(pattern, (apart) => pairs.get(apart) ?? apart);
}

function pick(part: string, facts: Facts): string {
  const bar = part.indexOf("|");
  const known = bar === -1 ? part : part.slice(0, bar);
  const otherwise = bar === -1 ? "" : part.slice(bar + 1);
  if (known.includes("§") && facts.subject === null) return otherwise;
  if (known.includes("¤") && facts.thing === null) return otherwise;
  const named = known.replace("§", () => facts.subject ?? "").replace("¤", () => facts.thing ?? "");
  return facts.contract?.(named) ?? named;
}

/** Whether a sentence can name the topic or the thing to be made. */
export function canName([, sentence]: Move): boolean {
  return sentence.includes("§") || sentence.includes("¤");
}

/** The sentence of a move for this prompt. */
export function renderMove(move: Move, facts: Facts): string {
  return move[1]
    .replace(/‹([^‹›|]*)\|([^‹›|]*)›/g, (_all, informal: string, formal: string) =>
      facts.formal ? formal : informal,
    )
    .replace(/\{([^{}]*)\}/g, (_all, part: string) => pick(part, facts));
}
