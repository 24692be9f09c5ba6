import type { Analysis } from "../analysis/analysis.ts";
import { findThing } from "../analysis/find-thing.ts";
import { taskOf } from "../analysis/recognize-task.ts";
import type { LanguagePack, Move } from "../packs/language-pack.ts";
import { countWords } from "../text/words.ts";
import { findNamedTopic, findTopic } from "../topic/find-topic.ts";
import type { RewriteRequest } from "../types.ts";
import { candidatesFor, framesFor, taskMovesFor } from "./choose-moves.ts";
import { lengthBudget } from "./length-budget.ts";
import { canName, createContraction, type Facts, renderMove } from "./render-move.ts";
import { additionsFor } from "./restraint.ts";

/** How many added sentences name the topic again; more reads like a form filled in. */
const mostMentions = { short: 3, long: 2 };
/** Up to so many letters a topic can be named once more without getting in the way. */
const shortTopic = 16;
/** The most placeholders a rewrite adds. */
export const maximumPlaceholders = 3;
/** The label before a list, its marks and the closing sign count too. */
const marginWords = 4;

const contractors = new WeakMap<LanguagePack, (text: string) => string>();

function contractorOf(pack: LanguagePack): ((text: string) => string) | null {
  if (pack.contractions === undefined) return null;
  const contract = contractors.get(pack) ?? createContraction(pack.contractions);
  contractors.set(pack, contract);
  return contract;
}

function factsOf(pack: LanguagePack, analysis: Analysis): Facts {
  const task = taskOf(analysis);
  // What a sum is told about ("three apples") is not what it is about.
  const isSum = task === "maths";
  const find = isSum ? findNamedTopic : findTopic;
  const contract = contractorOf(pack);
  return {
    ...(contract === null ? {} : { contract }),
    // What follows "into" in a translation is the language.
    subject: task === "translation" ? null : find(analysis, pack.topics),
    thing: findThing(analysis),
    formal: analysis.cues.has("formal"),
  };
}

/**
 * One of several sentences speaks of the topic, where any can: one that can is brought forward, if
 * possible one of the task's own.
 */
function withTopic(
  candidates: readonly Move[],
  ofTask: readonly Move[],
  count: number,
  facts: Facts,
): readonly Move[] {
  const names = ([, sentence]: Move) => sentence.includes("§");
  if (facts.subject === null || count < 2 || candidates.slice(0, count).some(names)) {
    return candidates;
  }
  const able = candidates.filter(names);
  const naming = able.find((move) => ofTask.includes(move)) ?? able[0];
  if (naming === undefined) return candidates;
  const others = candidates.filter((move) => move !== naming);
  return [...others.slice(0, count - 1), naming, ...others.slice(count - 1)];
}

/** The sentences a rewrite adds to a prompt, in their order; none where it needs none. */
export function composeAdditions(
  pack: LanguagePack,
  analysis: Analysis,
  request: RewriteRequest,
): string[] {
  const { style, level } = request;
  const count = additionsFor(analysis, style, level);
  if (count === 0) return [];
  const choice = { pack, analysis, style, level };
  const facts = factsOf(pack, analysis);
  const candidates = withTopic(candidatesFor(choice), taskMovesFor(choice), count, facts);
  if (candidates.length === 0) return [];
  const writer = createWriter(facts, analysis, request);
  const { opening, closing } = framesFor(choice);
  const frames = (opening === null ? 0 : 1) + (closing === null ? 0 : 1);
  if (opening !== null) writer.add(opening);
  // What closes the text is written last, but keeps its place in the budget.
  const last = closing === null ? null : writer.reserve(closing);
  for (const move of candidates) {
    if (writer.sentences.length >= count - (frames - (opening === null ? 0 : 1))) break;
    writer.add(move);
  }
  const sentences = withOpening(writer.sentences, pack);
  return last === null ? sentences : [...sentences, last];
}

/** A sentence that goes on from another one ("And …") does not begin. */
function withOpening(sentences: readonly string[], { and }: LanguagePack): string[] {
  const goesOn = (sentence: string) => and !== undefined && sentence.startsWith(`${and} `);
  const others = sentences.filter((sentence) => !goesOn(sentence));
  return others.length === 0 ? [...sentences] : [...others, ...sentences.filter(goesOn)];
}

function createWriter(facts: Facts, analysis: Analysis, request: RewriteRequest) {
  const unnamed = { ...facts, subject: null, thing: null };
  const templated = analysis.spans.some((span) => span.kind === "placeholder");
  const budget = lengthBudget(analysis.text, request.style, request.level).words;
  const taken = new Set<string>();
  const sentences: string[] = [];
  let left = budget - countWords(analysis.text) - marginWords;
  const most = (facts.subject ?? "").length <= shortTopic ? mostMentions.short : mostMentions.long;
  let mentions = 0;
  let placeholders = 0;

  const write = (move: Move): string | null => {
    const [slot, text] = move;
    const asked = text.match(/\[/g)?.length ?? 0;
    if (taken.has(slot)) return null;
    if (asked > 0 && (templated || placeholders + asked > maximumPlaceholders)) return null;
    const names = mentions < most && canName(move);
    const sentence = renderMove(move, names ? facts : unnamed);
    const words = countWords(sentence);
    if (words > left) return null;
    left -= words;
    placeholders += asked;
    taken.add(slot);
    if (names && sentence !== renderMove(move, unnamed)) mentions += 1;
    return sentence;
  };

  return {
    sentences,
    add: (move: Move) => {
      const sentence = write(move);
      if (sentence !== null) sentences.push(sentence);
    },
    reserve: write,
  };
}
