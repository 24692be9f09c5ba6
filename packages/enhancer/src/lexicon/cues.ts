import { isFrequentWord } from "../language/latin-language.ts";
import { type CueIndex, createCueIndex } from "../text/cue-index.ts";
import {
  type Action,
  actions,
  type Lexicon,
  objects,
  type PromptObject,
  type Slot,
  slots,
} from "./lexicon.ts";

const plainCues = [
  "vague",
  "negations",
  "greetings",
  "jailbreak",
  "preamble",
  "topicFillers",
  "topicStops",
  "personal",
  "relative",
  "openRequest",
  "definite",
  "aspects",
  "material",
  "padding",
  "harm",
  "override",
  "rules",
] as const;
type PlainCue = (typeof plainCues)[number];

/** A list of phrases of a lexicon. */
export type CueKey = `action:${Action}` | `object:${PromptObject}` | `slot:${Slot}` | PlainCue;

/** All lists of a lexicon by their names. */
export function* listsOf(lexicon: Lexicon): Generator<readonly [CueKey, string]> {
  for (const key of actions) yield [`action:${key}`, lexicon.actions[key] ?? ""];
  for (const key of objects) yield [`object:${key}`, lexicon.objects[key] ?? ""];
  for (const key of slots) yield [`slot:${key}`, lexicon.slots[key] ?? ""];
  for (const key of plainCues) yield [key, lexicon[key] ?? ""];
}

/** Languages often typed without their accents, where a word without them is the same word. */
const typedPlain: ReadonlySet<string> = new Set(["es", "fr", "it", "pt"]);
/** What is shorter is often another word without its accents ("qué", "où"). */
const shortestPlain = 5;

/** A list with its accented phrases written without accents too. */
function alsoPlain(list: string, tag: string): string {
  const plain = list
    .split("|")
    .map((phrase) => phrase.normalize("NFD").replace(/\p{M}/gu, ""))
    .filter((phrase) => phrase.length >= shortestPlain && !isFrequentWord(phrase, tag));
  return [...new Set([...list.split("|"), ...plain])].join("|");
}

const indexes = new WeakMap<Lexicon, CueIndex<CueKey>>();

/** The index over all phrases of a lexicon, made once. */
export function cueIndexOf(lexicon: Lexicon): CueIndex<CueKey> {
  const known = indexes.get(lexicon);
  if (known !== undefined) return known;
  const clitics = (lexicon.clitics ?? "").split("|").filter((clitic) => clitic !== "");
  const lists = [...listsOf(lexicon)].map(
    ([key, list]) =>
      [key, typedPlain.has(lexicon.tag) ? alsoPlain(list, lexicon.tag) : list] as const,
  );
  const made = createCueIndex(lists, clitics);
  indexes.set(lexicon, made);
  return made;
}
