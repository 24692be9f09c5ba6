import { detectLanguage } from "../language/detect-language.ts";
import type { Action, PromptObject } from "../lexicon/lexicon.ts";
import { countWords } from "../text/words.ts";
import type { Span } from "../types.ts";
import type { Analysis } from "./analysis.ts";
import { earliest } from "./earliest.ts";

/** A request that only names a thing has at most so many words. */
const shortRequest = 12;
/** A few words are only spoken to in a language that is quite sure. */
const shortRequestSureness = 0.6;
/** So many words may stand between the edge of such a prompt and what it names. */
const wordsAround = 3;
/** So many words a prompt has that opens with a thing, and so many stand before it. */
const wordsWithThing = 8;
const wordsBeforeThing = 2;
const makeable = [
  "literary",
  "text",
  "email",
  "marketing",
  "image",
  "resume",
  "plan",
  "ideas",
] as const;

/** What says that a thing is only spoken of ("cover letter meaning", "logo not showing"). */
const spokenOf = ["aspects", "negations", "action:question"] as const;

/** Whether a prompt opens with a thing that stands for itself, its subject behind it ("essay climate change"). */
function opensWithThing({ cues, prose, wordCount }: Analysis): boolean {
  const [thing] = cues.get("things") ?? [];
  if (thing === undefined || wordCount > wordsWithThing) return false;
  if (countWords(prose.slice(0, thing.start)) > wordsBeforeThing) return false;
  // What goes on behind a comma is a sentence ("cover letter, please see attached").
  return !/^\s*[,:;.]/u.test(prose.slice(thing.end));
}

/** Whether a prompt speaks of the thing at a place, and wants none ("cover letter meaning"). */
function isSpokenOf({ cues }: Analysis, thing: Span): boolean {
  return spokenOf.some((key) => cues.get(key)?.some(({ start }) => start >= thing.end));
}

/** Whether all a prompt does is to name what is to be made ("short story about a lighthouse"). */
export function namesThing(analysis: Analysis): boolean {
  const { actions, cues, lexicon, objects, prose, wordCount } = analysis;
  if (actions.size > 0 || wordCount > shortRequest || /[?？؟\n]/u.test(prose.trim())) return false;
  if (analysis.language.confidence < shortRequestSureness) return false;
  const named = cues.get("things")?.slice(0, 1) ?? [];
  const [thing] = [...makeable.flatMap((object) => objects.get(object) ?? []), ...named].sort(
    (one, other) => one.start - other.start,
  );
  if (thing === undefined || isSpokenOf(analysis, thing)) return false;
  if (opensWithThing(analysis)) return true;
  // Other words name a thing only in a language that more than letters tell.
  if (detectLanguage(analysis.text).confidence < shortRequestSureness) return false;
  if (cues.get("slot:context")?.some((span) => span.start < thing.start)) return false;
  // Where the verb stands last, so does the thing.
  if (lexicon?.verbLast === true && countWords(prose.slice(thing.start)) <= wordsAround)
    return true;
  const behind = [...(cues.get("topicMarkers") ?? []), ...(cues.get("topicStops") ?? [])]
    .map(({ start }) => start)
    .filter((start) => start >= thing.end);
  const rest = prose.slice(thing.end, Math.min(prose.length, ...behind));
  return countWords(prose.slice(0, thing.start)) <= wordsAround && countWords(rest) <= 1;
}

/** What is named first; an event before a text only says what the text is for ("wedding speech"). */
function firstNamed({ cues, objects }: Analysis): PromptObject | null {
  const first = earliest(objects);
  const [event] = first === "plan" ? (cues.get("object:plan") ?? []) : [];
  const text = cues.get("object:text")?.find(({ start }) => event && start - event.end === 1);
  return text === undefined ? first : "text";
}

/** What is to be made: named first, or last before a verb that stands last; null for nothing. */
export function madeObject(analysis: Analysis, lead: Action | null): PromptObject | null {
  const { cues, objects, actions, lexicon } = analysis;
  const verb = lead === null ? undefined : actions.get(lead);
  if (lexicon?.verbLast !== true || verb === undefined) return firstNamed(analysis);
  const named = [...objects.keys()]
    .flatMap((object) => (cues.get(`object:${object}`) ?? []).map((span) => ({ object, span })))
    .filter(({ span }) => span.start < verb.start)
    .sort((one, other) => other.span.start - one.span.start);
  const [last, before] = named;
  if (last === undefined) return earliest(objects);
  // "Instagram post": what kind of text it is stands right before it.
  const qualified = before !== undefined && last.span.start - before.span.end <= 1;
  return last.object === "text" && qualified ? before.object : last.object;
}

const graphics =
  /ascii|logo|icon|ícon|emblem|infogra|diagram|логотип|иконк|іконк|标志|图标|徽标|ロゴ|アイコン|로고|아이콘|شعار|أيقونة|لوگو|लोगो|লোগো|לוגו/iu;

/** Whether the picture to be made is drawn, not seen: a logo, an icon, a diagram. */
export function isGraphic({ cues, prose }: Analysis): boolean {
  const named = [...(cues.get("object:image") ?? []), ...(cues.get("action:draw") ?? [])];
  return named.some(({ start, end }) => graphics.test(prose.slice(start, end)));
}
