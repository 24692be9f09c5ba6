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

/** What sets aside what binds, and what binds. */
const bindingCues = ["jailbreak", "override", "rules"] as const satisfies readonly CueKey[];
type BindingCue = (typeof bindingCues)[number];

const indexes = new WeakMap<Lexicon, CueIndex<CueKey>>();
const bindingIndexes = new WeakMap<Lexicon, CueIndex<BindingCue>>();

function indexLists<Key extends CueKey>(
  { tag, clitics = "" }: Lexicon,
  lists: readonly (readonly [Key, string])[],
): CueIndex<Key> {
  const written = lists.map(
    ([key, list]) => [key, typedPlain.has(tag) ? alsoPlain(list, tag) : list] as const,
  );
  return createCueIndex(
    written,
    clitics.split("|").filter((clitic) => clitic !== ""),
  );
}

/** The index over all phrases of a lexicon, made once. */
export function cueIndexOf(lexicon: Lexicon): CueIndex<CueKey> {
  const known = indexes.get(lexicon);
  if (known !== undefined) return known;
  const made = indexLists(lexicon, [...listsOf(lexicon)]);
  indexes.set(lexicon, made);
  return made;
}

/** The index over the few lists that tell a jailbreak, made once. */
export function bindingIndexOf(lexicon: Lexicon): CueIndex<BindingCue> {
  const known = bindingIndexes.get(lexicon);
  if (known !== undefined) return known;
  const made = indexLists(
    lexicon,
    bindingCues.map((key) => [key, lexicon[key] ?? ""] as const),
  );
  bindingIndexes.set(lexicon, made);
  return made;
}
