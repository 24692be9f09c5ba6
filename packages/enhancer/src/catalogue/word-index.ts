import { goOn, hashOf } from "../text/cue-text.ts";
import type { Form } from "./ask.ts";
import { type AllOf, createHolds, holdsAll, requiredWords } from "./required-words.ts";

/** Pieces are looked up by their beginning: of so many letters, or of all they have. */
const headLength = 4;

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

/** A way in which a form may be met, behind the piece it is looked up by: what else is needed. */
interface Way<Entry> {
  readonly rest: AllOf;
  readonly entry: Entry;
}

/** A piece of words, and all that it leads to. */
interface Shelf<Entry> {
  readonly piece: string;
  readonly ways: Way<Entry>[];
}

type Shelves<Entry> = ReadonlyMap<number, readonly Shelf<Entry>[]>;

/** The shelves whose pieces a text holds. */
function shelvesIn<Entry>(byHead: Shelves<Entry>, folded: string): ReadonlySet<Shelf<Entry>> {
  const open = new Set<Shelf<Entry>>();
  for (let at = 0; at < folded.length; at += 1) {
    let head = hashOf(folded, at, at);
    for (let end = at; end < folded.length && end < at + headLength; end += 1) {
      head = goOn(head, folded.charCodeAt(end));
      for (const shelf of byHead.get(head) ?? [])
        if (!open.has(shelf) && folded.startsWith(shelf.piece, at)) open.add(shelf);
    }
  }
  return open;
}

/** Finds the few of many entries whose forms a request can match at all. */
export interface WordIndex<Entry> {
  readonly candidatesFor: (folded: string) => ReadonlySet<Entry>;
}

/** An index of entries by the pieces of words that their forms need. */
export function createWordIndex<Entry>(
  entries: Iterable<readonly [Entry, Form]>,
): WordIndex<Entry> {
  const shelves = new Map<string, Shelf<Entry>>();
  const byHead = new Map<number, Shelf<Entry>[]>();
  const always: Entry[] = [];
  const shelfOf = (piece: string): Shelf<Entry> => {
    const known = shelves.get(piece);
    if (known !== undefined) return known;
    const shelf: Shelf<Entry> = { piece, ways: [] };
    shelves.set(piece, shelf);
    const head = hashOf(piece, 0, Math.min(piece.length, headLength));
    const others = byHead.get(head);
    if (others === undefined) byHead.set(head, [shelf]);
    else others.push(shelf);
    return shelf;
  };
  const add = (entry: Entry, [pieces = [], ...rest]: AllOf) => {
    for (const piece of new Set(pieces)) shelfOf(piece).ways.push({ rest, entry });
  };
  for (const [entry, form] of entries) {
    const ways = requiredOf(form);
    if (ways === null) always.push(entry);
    for (const way of ways ?? []) add(entry, way);
  }
  return {
    candidatesFor: (folded) => {
      const found = new Set<Entry>(always);
      const holds = createHolds(folded);
      for (const { ways } of shelvesIn(byHead, folded)) {
        for (const { rest, entry } of ways) {
          if (!found.has(entry) && holdsAll(holds, rest)) found.add(entry);
        }
      }
      return found;
    },
  };
}
