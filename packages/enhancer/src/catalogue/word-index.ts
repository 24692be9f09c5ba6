import { hashOf } from "../text/cue-text.ts";
import type { Form } from "./ask.ts";
import { type AllOf, holdsAll, requiredWords } from "./required-words.ts";

/** Pieces are looked up by their beginning. */
const headLength = 2;

/** What a form needs of a request, one entry for each way; null where nothing can be told. */
function requiredOf(form: Form): readonly AllOf[] | null {
  if ("thing" in form) return requiredWords(form.thing);
  if ("made" in form) return requiredWords(form.made);
  if ("opens" in form) return requiredWords(form.opens);
  if ("is" in form) return requiredWords(form.is);
  const [does, to] = [requiredWords(form.does), requiredWords(form.to)];
  if (does === null || to === null) return to ?? does;
  return to.flatMap((its) => does.map((one) => [...its, ...one]));
}

/** A way in which a form may be met: a piece that it is looked up by, and what else is needed. */
interface Way<Entry> {
  readonly piece: string;
  readonly rest: AllOf;
  readonly entry: Entry;
}

/** Finds the few of many entries whose forms a request can match at all. */
export interface WordIndex<Entry> {
  readonly candidatesFor: (folded: string) => ReadonlySet<Entry>;
}

/** An index of entries by the pieces of words that their forms need. */
export function createWordIndex<Entry>(
  entries: Iterable<readonly [Entry, Form]>,
): WordIndex<Entry> {
  const byHead = new Map<number, Way<Entry>[]>();
  const always: Entry[] = [];
  const add = (entry: Entry, [pieces = [], ...rest]: AllOf) => {
    for (const piece of new Set(pieces)) {
      const head = hashOf(piece, 0, headLength);
      const list = byHead.get(head);
      if (list === undefined) byHead.set(head, [{ piece, rest, entry }]);
      else list.push({ piece, rest, entry });
    }
  };
  for (const [entry, form] of entries) {
    const ways = requiredOf(form);
    if (ways === null) always.push(entry);
    for (const way of ways ?? []) add(entry, way);
  }
  return {
    candidatesFor: (folded) => {
      const found = new Set<Entry>(always);
      for (let at = 0; at + headLength <= folded.length; at += 1) {
        const ways = byHead.get(hashOf(folded, at, at + headLength));
        if (ways === undefined) continue;
        for (const { piece, rest, entry } of ways) {
          if (!folded.startsWith(piece, at) || found.has(entry)) continue;
          if (holdsAll(folded, rest)) found.add(entry);
        }
      }
      return found;
    },
  };
}
