import type { Analysis } from "../analysis/analysis.ts";
import { earliest } from "../analysis/earliest.ts";
import { taskOf } from "../analysis/recognize-task.ts";
import { namesThing } from "../analysis/what-is-made.ts";
import { type AskingKind, type Field, fields, questionKinds } from "../lexicon/lexicon.ts";
import type { LanguagePack, Move, TaskMoves } from "../packs/language-pack.ts";
import type { Task } from "../types.ts";
import type { Level, Style } from "../vocabulary.ts";
import { bulletMovesFor } from "./bullet-moves.ts";
import { isBareTopic, isFactQuestion } from "./restraint.ts";

/** Whether a question of the prompt is an order, politely ("Could you outline…"). */
function asksPolitely({ cues, prose }: Analysis): boolean {
  const requests = cues.get("requests") ?? [];
  return requests.some(({ start }) => /[.。!?¿;:,\n]\s*$/u.test(prose.slice(0, start)));
}

/** A puzzle tells a case first and asks about it at the end; nobody's own case is meant. */
function isPuzzle(analysis: Analysis): boolean {
  const { actions, cues, prose, spans } = analysis;
  if (cues.has("personal") || cues.has("openRequest") || asksPolitely(analysis)) return false;
  if (spans.some(({ kind }) => kind === "code-block")) return false;
  const question = actions.get("question");
  const others = [...actions.keys()].filter((action) => action !== "question");
  if (question === undefined || others.some((action) => action !== "calculate")) return false;
  const before = prose.slice(0, question.start);
  return /[.。!]\s*\S/u.test(before) && /[?？؟]\s*$/u.test(prose.trimEnd());
}

/**
 * Somebody to ask (a doctor, a tester) keeps to the role but tells no story: a scene is set only
 * where one is wanted.
 */
function rolePlayMoves(pack: LanguagePack, { objects, cues }: Analysis): TaskMoves | undefined {
  const play = pack.tasks["role-play"];
  const adviser = pack.tasks.other;
  const isScene = objects.has("literary") || cues.has("field:story");
  if (isScene || play === undefined || adviser === undefined) return play;
  const kept = (moves: readonly Move[]) => moves.filter(([slot]) => slot !== "context");
  return { family: adviser.family, core: kept(play.core), brief: kept(play.brief) };
}

function movesFor(pack: LanguagePack, analysis: Analysis, task: Task): TaskMoves | undefined {
  if (isPuzzle(analysis)) return pack.tasks.maths;
  if (task === "role-play") return rolePlayMoves(pack, analysis);
  const made = analysis.actions.has("write") || analysis.actions.has("sort");
  if (task === "other" && made && !analysis.actions.has("recommend")) return pack.making;
  const literary = task === "writing" && earliest(analysis.objects) === "literary";
  return literary ? pack.literary : (pack.tasks[task] ?? pack.tasks.other);
}

/** A number that is the same for the same letters, whatever stands between them. */
function seedOf(analysis: Analysis): number {
  let hash = 7;
  for (const { folded } of analysis.words.slice(0, 40)) {
    for (let at = 0; at < folded.length; at += 1) hash = (hash * 31 + folded.charCodeAt(at)) >>> 0;
  }
  return hash;
}

/** From so many on sentences are as good as each other, and the prompt decides which comes first. */
const interchangeable = 4;

function rotate<Item>(items: readonly Item[], seed: number): Item[] {
  if (items.length < interchangeable) return [...items];
  const from = seed % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

/** Where the verb stands last, so does what asks: at most a word comes between it and the full stop. */
const closesSentence = /^\s*(?:\p{L}+\s*)?(?:[.。!?？؟,;:\n]|$)/u;

/** "Give me 5 good habits" asks for a list, whatever the words. */
const asksForNumber = /^\P{L}*(?:\p{L}+ ){1,4}\d{1,3} \p{L}{3,}/u;

/**
 * How the prompt asks, by its first question or its order to list things: a word that leads its
 * sentence or, where questions keep the place of their answer, stands anywhere in the first one.
 */
function kindOf(analysis: Analysis): AskingKind | null {
  const { actions, cues, prose, lexicon, objects } = analysis;
  // "Could you tell me how to…" asks how.
  const anywhere =
    lexicon?.verbLast === true || lexicon?.questionsInPlace === true || asksPolitely(analysis);
  let best: { kind: AskingKind; start: number; length: number } | null = null;
  for (const kind of [...questionKinds, "list"] as const) {
    const span = kind === "list" ? actions.get("list") : cues.get(`kind:${kind}`)?.[0];
    if (span === undefined) continue;
    const atStart = /(?:^|[.!?,:;\n])\s*[¿¡]?(?:\p{L}+\s)?$/u.test(prose.slice(0, span.start));
    const inFirst = anywhere && !/[.。!?！？।\n]/u.test(prose.slice(0, span.start));
    const atEnd = lexicon?.verbLast === true && closesSentence.test(prose.slice(span.end));
    const start = atStart || inFirst || atEnd ? span.start : span.start + 1000;
    const length = span.end - span.start;
    if (best === null || start < best.start || (start === best.start && length > best.length)) {
      best = { kind, start, length };
    }
  }
  if (best !== null && best.start < 1000) return best.kind;
  return objects.size === 0 && asksForNumber.test(prose) ? "list" : null;
}

const codeFields: ReadonlySet<Field> = new Set(["web", "systems", "algorithms", "data-science"]);
const textFields: ReadonlySet<Field> = new Set([
  "story",
  "poem",
  "song",
  "essay",
  "article",
  "speech",
  "joke",
]);

/** A short prompt is about the one field it names; a longer one may only mention it. */
const shortPrompt = 12;
/** Where every character counts as a word (`countWords`). */
const shortInCharacters = 30;
const characterScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Fields the prompt is about, the one it speaks of most first. */
function fieldsOf(analysis: Analysis): Field[] {
  // A puzzle is dressed in a field; it asks no advice in it.
  if (isPuzzle(analysis)) return [];
  const { cues, prose, wordCount } = analysis;
  const short = characterScript.test(prose) ? shortInCharacters : shortPrompt;
  const least = wordCount <= short ? 1 : 2;
  return fields
    .map((field) => {
      const spans = cues.get(`field:${field}`) ?? [];
      // One word in two forms speaks of a field once.
      const words = spans.map(({ start, end }) =>
        prose.slice(start, end).toLowerCase().replace(/s$/, ""),
      );
      return { field, count: new Set(words).size };
    })
    .filter(({ field, count }) => count >= (textFields.has(field) ? 1 : least))
    .sort((one, other) => other.count - one.count)
    .map(({ field }) => field);
}

/** The fields that bear on a task: forms of text on writing, kinds of programs on code. */
function bearingOn(task: TaskMoves, found: readonly Field[]): Field[] {
  // What a field has to heed is no matter of a message or a picture that only mentions it.
  if (task.family === "message" || task.family === "image") return [];
  return found.filter((field) => {
    if (task.family === "code") return codeFields.has(field);
    if (codeFields.has(field)) return field === "data-science" && task.family === "numbers";
    const writes = task.family === "text" || task.family === "literary";
    return textFields.has(field) === writes;
  });
}

/** One of each in turn. */
function alternate(...lists: readonly (readonly Move[])[]): Move[] {
  const mixed: Move[] = [];
  for (let index = 0; lists.some((list) => index < list.length); index += 1) {
    for (const list of lists) mixed.push(...list.slice(index, index + 1));
  }
  return mixed;
}

/** Tasks of which a question's own way of asking says more than the task. */
const asked: ReadonlySet<Task> = new Set(["research", "education", "other", "planning"]);

/** Questions whose answer is the same whoever asks: nobody's own case is asked for. */
const impersonal: ReadonlySet<AskingKind> = new Set(["why", "what", "whether", "fact", "list"]);

interface Choice {
  readonly pack: LanguagePack;
  readonly analysis: Analysis;
  readonly style: Style;
  readonly level: Level;
}

function briefOf({ pack, analysis }: Choice, task: Task, moves: TaskMoves, seed: number): Move[] {
  const kind = asked.has(task) && !isPuzzle(analysis) ? kindOf(analysis) : null;
  const [field] = bearingOn(moves, fieldsOf(analysis));
  const ofField = field === undefined ? [] : (pack.briefFields?.[field] ?? []);
  const ofKind = kind === null ? [] : (pack.briefKinds?.[kind] ?? []);
  return [...alternate(ofField, turn(ofKind, seed)), ...turn(moves.brief, seed >>> 4)];
}

/** From so many sentences of a style on, each level has its own. */
const divided = 3;

/** The lowest level takes the shortest quarter of a style's sentences, the others what goes deeper. */
function ofLevel(moves: readonly Move[], level: Level): readonly Move[] {
  if (moves.length < divided) return moves;
  const byLength = moves.toSorted(([, one], [, other]) => one.length - other.length);
  const short = new Set(byLength.slice(0, Math.round(moves.length / 4)));
  return moves.filter((move) => (level === "quick") === short.has(move));
}

function fullOf(choice: Choice, task: Task, moves: TaskMoves, seed: number): Move[] {
  const { pack, analysis, style, level } = choice;
  if (style === "concise") return [];
  const kind = asked.has(task) && !isPuzzle(analysis) ? kindOf(analysis) : null;
  const found = bearingOn(moves, fieldsOf(analysis));
  const ofKind = kind === null ? [] : rotate(pack.kinds?.[kind] ?? [], seed);
  const ofField = found
    .slice(0, 2)
    .flatMap((field) => turn(pack.fields?.[field] ?? [], seed >>> 3))
    .filter(([, sentence]) => kind === null || !impersonal.has(kind) || !sentence.includes("["));
  const known = ofKind.length + ofField.length > 0;
  const core =
    known || moves.core.length > interchangeable ? turn(moves.core, seed >>> 5) : moves.core;
  const specific = kind === null ? alternate(core, ofField) : alternate(ofKind, ofField, core);
  const ofStyle = turn(ofLevel(pack.styles[moves.family][style], level), seed >>> 7);
  const ofAsking = kind === null ? [] : (pack.kindStyles?.[kind]?.[style] ?? []);
  const asking = turn(ofLevel(ofAsking, level), seed >>> 9);
  const own = alternate(asking, ofStyle);
  return alternate(specific, own);
}

/** The same list begun at another place. */
function turn(items: readonly Move[], seed: number): Move[] {
  const from = items.length === 0 ? 0 : seed % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

/** Sentences such a prompt could use, the most telling first; what it says already left out. */
export function candidatesFor(choice: Choice): readonly Move[] {
  const { pack, analysis, style } = choice;
  const seed = seedOf(analysis);
  if (isBareTopic(analysis)) {
    return style === "concise" ? pack.bareTopic.slice(0, 1) : pack.bareTopic;
  }
  if (isFactQuestion(analysis)) {
    const facts = pack.kinds?.fact ?? pack.factQuestion;
    // One fact needs little: nothing at the lowest level, a second thought at the highest.
    if (style === "concise" || choice.level === "quick") return [];
    return rotate(facts, seed).slice(0, choice.level === "expert" ? 2 : 1);
  }
  const idle =
    analysis.actions.size === 0 || (analysis.actions.size === 1 && analysis.actions.has("persona"));
  const wanted = analysis.cues.has("personal") || asksPolitely(analysis) || namesThing(analysis);
  if (idle && !wanted) return [];
  const bullet = bulletMovesFor(pack, analysis, style);
  if (bullet !== null) return bullet;
  // Of an order in words nobody listed, only the question is known.
  const task = idle && !namesThing(analysis) ? "research" : taskOf(analysis);
  const moves = movesFor(pack, analysis, task);
  if (moves === undefined) return [];
  const found =
    style === "concise" ? briefOf(choice, task, moves, seed) : fullOf(choice, task, moves, seed);
  return found.filter(([slot]) => !analysis.slots.has(slot));
}

/** What the task of a prompt needs, of which a style or a field knows nothing. */
export function taskMovesFor({ pack, analysis }: Choice): readonly Move[] {
  const moves = movesFor(pack, analysis, taskOf(analysis));
  return moves === undefined ? [] : [...moves.core, ...moves.brief];
}

/** Whose view the highest level asks for, and what it closes with. */
export function framesFor(choice: Choice): { opening: Move | null; closing: Move | null } {
  const { pack, analysis, style, level } = choice;
  const none = { opening: null, closing: null };
  if (level !== "expert") return none;
  const moves = movesFor(pack, analysis, taskOf(analysis));
  if (moves === undefined) return none;
  const checks = (style === "concise" ? pack.briefChecks : pack.checks) ?? [];
  const closing = checks[seedOf(analysis) % Math.max(1, checks.length)] ?? null;
  const [field] = bearingOn(moves, fieldsOf(analysis));
  const role = field === undefined ? undefined : pack.roles?.[field];
  const played = analysis.slots.has("role") || analysis.actions.has("act");
  if (style === "concise" || role === undefined || played) return { opening: null, closing };
  return { opening: ["role", role], closing };
}
