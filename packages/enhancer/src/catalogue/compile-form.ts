import { compilePattern, onceEach } from "../text/pattern.ts";
import type { Span } from "../types.ts";
import type { Form } from "./ask.ts";
import type { Grammar } from "./grammar/grammar.ts";

/** A request that is held against many forms; what they share of it lives as long as it does. */
export interface Candidate {
  /** The request in small letters. */
  readonly folded: string;
  /** Where the text of a form may begin, by what leads to it. */
  readonly startsByLead: Map<RegExp, readonly number[]>;
}

/** Makes a request ready to be held against forms. */
export function createCandidate(folded: string): Candidate {
  return { folded, startsByLead: new Map() };
}

/** Whether a request is of a form. */
export type FormTest = (request: Candidate) => boolean;

/** Where the text of a form stands in a template. */
const slot = "(?:{it})";

interface Template {
  /** What stands before the text of a form, up to its end. */
  readonly lead: RegExp;
  /** What must follow it. */
  readonly tail: string;
}

/** A template with one slot, cut at it; null where a language needs the text in other places. */
function cut(template: string): Template | null {
  const [lead, tail, ...more] = template.split(slot);
  if (lead === undefined || tail === undefined || more.length > 0) return null;
  try {
    return { lead: compilePattern(`${lead}$`), tail };
  } catch {
    // The slot stands inside of a group.
    return null;
  }
}

const templateOf = onceEach(cut);

/** A head noun stands at most so many words into a request. */
const furthestWord = 12;

/** The places of a request where the text of a form may begin, worked out once a request. */
function startsIn({ folded, startsByLead }: Candidate, lead: RegExp): readonly number[] {
  const known = startsByLead.get(lead);
  if (known !== undefined) return known;
  const starts: number[] = [];
  let words = 0;
  for (let at = 0; at < folded.length && words < furthestWord; at += 1) {
    if (at > 0 && folded[at - 1] !== " ") continue;
    words += 1;
    if (lead.test(folded.slice(0, at))) starts.push(at);
  }
  startsByLead.set(lead, starts);
  return starts;
}

/**
 * Finds the text of a form where it may begin and its template's end follows: where it ends, or
 * null. Searched in one go, since a pattern that runs once is not compiled to machine code, which
 * would take longer than all the rest of a first reading.
 */
function searchIn(text: string, { lead, tail }: Template): (request: Candidate) => Span | null {
  const pattern = compilePattern(`(?<![^ ])(?:${text})${tail}`, "ug");
  return (request) => {
    const { folded } = request;
    const starts = startsIn(request, lead);
    let from = starts[0];
    while (from !== undefined) {
      pattern.lastIndex = from;
      const match = pattern.exec(folded);
      if (match === null) return null;
      const { index } = match;
      if (starts.includes(index)) return { start: index, end: index + match[0].length };
      from = starts.find((start) => start > index);
    }
    return null;
  };
}

/** What all forms of one shape share (verb of making, modifiers) is read once a request. */
function compileAt(text: string, source: string): FormTest {
  const template = templateOf(source);
  if (template === null) {
    const pattern = compilePattern(source.replaceAll("{it}", text));
    return ({ folded }) => pattern.test(folded);
  }
  const search = searchIn(text, template);
  return (request) => search(request) !== null;
}

/** The test of a head noun of two words and more that only its details follow; null for another form. */
export function compileBare(form: Form, { bare }: Grammar): FormTest | null {
  const template = bare === undefined ? null : templateOf(bare);
  if (!("thing" in form) || template === null) return null;
  const search = searchIn(form.thing, template);
  return (request) => {
    const found = search(request);
    return found !== null && /\S \S/u.test(request.folded.slice(found.start, found.end));
  };
}

/** The test of a form in a language: run on one request. */
export function compileForm(form: Form, grammar: Grammar): FormTest {
  if ("thing" in form) return compileAt(form.thing, grammar.thing);
  if ("made" in form) return compileAt(form.made, grammar.made);
  if ("opens" in form) return compileAt(form.opens, grammar.opens);
  if ("is" in form) return compileAt(form.is, grammar.is);
  const source = grammar.does.replaceAll("{it}", form.does).replaceAll("{to}", form.to);
  const pattern = compilePattern(source);
  return ({ folded }) => pattern.test(folded);
}
