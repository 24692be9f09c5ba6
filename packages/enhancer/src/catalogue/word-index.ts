import type { Form } from "./ask.ts";
import { type RequiredWords, requiredWords } from "./required-words.ts";

/** Pieces are looked up by their beginning. */
const headLength = 2;

/** What a form needs of a request: one of these pieces, or nothing that can be told. */
function requiredOf(form: Form): RequiredWords {
  if ("thing" in form) return requiredWords(form.thing);
  if ("made" in form) return requiredWords(form.made);
  if ("opens" in form) return requiredWords(form.opens);
  if ("does" in form) return requiredWords(form.to) ?? requiredWords(form.does);
  return requiredWords(form.is);
}

/** Finds the few of many entries whose forms a request can match at all. */
export interface WordIndex<Entry> {
  readonly candidatesFor: (folded: string) => ReadonlySet<Entry>;
}

/** An index of entries by the pieces of words that their forms need. */
export function createWordIndex<Entry>(
  entries: Iterable<readonly [Entry, Form]>,
): WordIndex<Entry> {
  const byHead = new Map<string, [piece: string, entry: Entry][]>();
  const always: Entry[] = [];
  for (const [entry, form] of entries) {
    const required = requiredOf(form);
    if (required === null) always.push(entry);
    for (const piece of new Set(required ?? [])) {
      const head = piece.slice(0, headLength);
      const list = byHead.get(head);
      if (list === undefined) byHead.set(head, [[piece, entry]]);
      else list.push([piece, entry]);
    }
  }
  return {
    candidatesFor: (folded) => {
      const found = new Set<Entry>(always);
      for (let at = 0; at + headLength <= folded.length; at += 1) {
        for (const [piece, entry] of byHead.get(folded.slice(at, at + headLength)) ?? [])
          if (!found.has(entry) && folded.startsWith(piece, at)) found.add(entry);
      }
      return found;
    },
  };
}
