import { type CueIndex, createCueIndex } from "../text/cue-index.ts";
import {
  type Action,
  actions,
  type Field,
  fields,
  type Lexicon,
  objects,
  type PromptObject,
  type QuestionKind,
  questionKinds,
  type Slot,
  slots,
} from "./lexicon.ts";

const plainCues = [
  "vague",
  "negations",
  "greetings",
  "commands",
  "jailbreak",
  "preamble",
  "topicMarkers",
  "topicEndings",
  "topicFillers",
  "topicStops",
  "articles",
  "factQuestions",
  "formal",
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
export type CueKey =
  | `action:${Action}`
  | `object:${PromptObject}`
  | `slot:${Slot}`
  | `kind:${QuestionKind}`
  | `field:${Field}`
  | PlainCue;

function* listsOf(lexicon: Lexicon): Generator<readonly [CueKey, string]> {
  for (const key of actions) yield [`action:${key}`, lexicon.actions[key] ?? ""];
  for (const key of objects) yield [`object:${key}`, lexicon.objects[key] ?? ""];
  for (const key of slots) yield [`slot:${key}`, lexicon.slots[key] ?? ""];
  for (const key of questionKinds) yield [`kind:${key}`, lexicon.kinds?.[key] ?? ""];
  for (const key of fields) yield [`field:${key}`, lexicon.fields?.[key] ?? ""];
  for (const key of plainCues) yield [key, lexicon[key] ?? ""];
}

const indexes = new WeakMap<Lexicon, CueIndex<CueKey>>();

/** The index over all phrases of a lexicon, made once. */
export function cueIndexOf(lexicon: Lexicon): CueIndex<CueKey> {
  const known = indexes.get(lexicon);
  if (known !== undefined) return known;
  const clitics = (lexicon.clitics ?? "").split("|").filter((clitic) => clitic !== "");
  const made = createCueIndex(listsOf(lexicon), clitics);
  indexes.set(lexicon, made);
  return made;
}
