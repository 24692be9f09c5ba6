import type { Analysis } from "../analysis/analysis.ts";
import { wordsWithin } from "../text/words.ts";
import type { ProtectedKind, Span } from "../types.ts";
import type { Request } from "./find-requests.ts";

const concrete: ReadonlySet<ProtectedKind> = new Set(["number", "date", "money", "name", "email"]);
/** Who tells something of themselves says so early in the sentence. */
const earlyWords = 4;
/** A line as an answer stands in a prompt: "Budget: 200 dollars". */
const labelled = /^[^\n:：]{2,48}[:：]\s*\S/u;
/** An order that ends so is no answer, whatever colon it has ("Write it for the ear: … say aloud."). */
const fullStop = /[.!。！।]$/u;

function hasEarlyPerson({ cues, words }: Analysis, sentence: Span): boolean {
  const early = wordsWithin(words, sentence)[earlyWords - 1]?.end ?? sentence.end;
  const own = [...(cues.get("personal") ?? []), ...(cues.get("slot:context") ?? [])];
  return own.some(({ start, end }) => start >= sentence.start && end <= early);
}

/** An order to whoever answers begins with what is to be done. */
function isOrder({ cues, words }: Analysis, sentence: Request, orders: RegExp | null): boolean {
  if (orders !== null) return orders.test(sentence.folded);
  const first = wordsWithin(words, sentence)[0];
  if (first === undefined) return true;
  for (const [key, spans] of cues) {
    if (!key.startsWith("action:") || key === "action:question") continue;
    if (spans.some(({ start }) => start === first.start)) return true;
  }
  return false;
}

/** Polite and emphatic words that make a sentence say nothing. */
const mostPadding = 2;

/** Whether a sentence is thanks, praise or haste around a request. */
export function isPolite({ cues }: Analysis, { start, end }: Span): boolean {
  const padding = cues.get("padding") ?? [];
  return padding.filter((span) => span.start >= start && span.end <= end).length > mostPadding;
}

/** How a language tells facts from orders; null where it can't. */
export interface Telling {
  readonly orders: RegExp | null;
  readonly tells: RegExp | null;
}

/**
 * The sentences behind the request that tell something only the person knows: they speak of
 * themselves, name a figure, a date or a name, or stand as a labelled line. Orders about the
 * answer are none: they could stand behind any prompt.
 */
export function findFacts(
  analysis: Analysis,
  sentences: readonly Request[],
  request: Request | null,
  { orders, tells }: Telling,
): Span[] {
  const told = new Set(request === null ? [] : [request.folded]);
  return sentences.filter((sentence) => {
    const isRepeated = told.has(sentence.folded);
    told.add(sentence.folded);
    if (isRepeated || sentence === request || /[?？؟]\s*$/u.test(sentence.folded)) return false;
    const text = analysis.text.slice(sentence.start, sentence.end).trim();
    const isOrdered = isOrder(analysis, sentence, orders);
    if (labelled.test(text) && !(isOrdered && fullStop.test(text))) return true;
    if (isOrdered || isPolite(analysis, sentence)) return false;
    return (
      (tells === null ? hasEarlyPerson(analysis, sentence) : tells.test(sentence.folded)) ||
      analysis.spans.some(
        ({ kind, start, end }) =>
          concrete.has(kind) && start > sentence.start && end <= sentence.end,
      )
    );
  });
}
