import type { Analysis } from "../analysis/analysis.ts";
import { earliest } from "../analysis/earliest.ts";
import { taskOf } from "../analysis/recognize-task.ts";
import { isGraphic, namesThing } from "../analysis/what-is-made.ts";
import type { AskingKind } from "../lexicon/lexicon.ts";
import type { LanguagePack, Move, TaskMoves } from "../packs/language-pack.ts";
import type { Task } from "../types.ts";
import type { Level, Style } from "../vocabulary.ts";
import { asksInEnd, asksPolitely, isPuzzle, kindOf, opensWithChoice } from "./asking.ts";
import { bulletMovesFor } from "./bullet-moves.ts";
import { fieldsFor } from "./choose-fields.ts";
import { alternate, interchangeable, ofLevel, rotate, seedOf, turn } from "./order-moves.ts";
import { isBareTopic, isFactQuestion } from "./restraint.ts";
import { wishMovesFor } from "./wish-moves.ts";

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

/** A joke is told; it has no point of view, no arc and no rhythm. */
function isJoke({ cues, objects }: Analysis): boolean {
  return objects.has("literary") && cues.has("field:joke") && !cues.has("field:story");
}

/** A poem is as long as it gets. */
function withoutLength(moves: TaskMoves): TaskMoves {
  const kept = (all: readonly Move[]) => all.filter(([slot]) => slot !== "length");
  return { ...moves, core: kept(moves.core), brief: kept(moves.brief) };
}

function literaryMoves({ literary }: LanguagePack, analysis: Analysis): TaskMoves {
  if (isJoke(analysis)) return { ...literary, core: [] };
  const isPoem = analysis.cues.has("field:poem") && !analysis.cues.has("field:story");
  return isPoem ? withoutLength(literary) : literary;
}

/** Graphics have neither a setting nor a viewpoint. */
function withoutScene(moves: TaskMoves): TaskMoves {
  const kept = (all: readonly Move[]) =>
    all.filter(([slot]) => slot !== "imagery" && slot !== "angle");
  return { ...moves, core: kept(moves.core), brief: kept(moves.brief) };
}

function movesFor(pack: LanguagePack, analysis: Analysis, task: Task): TaskMoves | undefined {
  if (isPuzzle(analysis)) return pack.tasks.maths;
  if (task === "role-play") return rolePlayMoves(pack, analysis);
  const { actions, objects } = analysis;
  const made = actions.has("write") || actions.has("sort") || namesThing(analysis);
  if (task === "other" && made && !actions.has("recommend")) return pack.making;
  // A quiz or a lesson that is made is not explained.
  const isLesson = objects.has("lesson") && (made || actions.has("plan"));
  if (task === "education" && isLesson && !actions.has("explain")) {
    return pack.making;
  }
  const literary = task === "writing" && earliest(analysis.objects) === "literary";
  if (literary) return literaryMoves(pack, analysis);
  const moves = pack.tasks[task] ?? pack.tasks.other;
  return task === "image" && moves !== undefined && isGraphic(analysis)
    ? withoutScene(moves)
    : moves;
}

/** Tasks of which a question's own way of asking says more than the task. */
const asked: ReadonlySet<Task> = new Set(["research", "education", "other", "planning"]);

/** How a prompt asks, where that says more than its task. */
function kindFor(task: Task, analysis: Analysis): AskingKind | null {
  return asked.has(task) && !isPuzzle(analysis) ? kindOf(analysis) : null;
}

/** Questions whose answer is the same whoever asks: nobody's own case is asked for. */
const impersonal: ReadonlySet<AskingKind> = new Set(["why", "what", "whether", "fact", "list"]);

interface Choice {
  readonly pack: LanguagePack;
  readonly analysis: Analysis;
  readonly style: Style;
  readonly level: Level;
}

function briefOf({ pack, analysis }: Choice, task: Task, moves: TaskMoves, seed: number): Move[] {
  const kind = kindFor(task, analysis);
  const [field] = fieldsFor(analysis, task, moves, kind);
  const ofField = field === undefined ? [] : (pack.briefFields?.[field] ?? []);
  const ofKind = kind === null ? [] : (pack.briefKinds?.[kind] ?? []);
  return [...alternate(ofField, turn(ofKind, seed)), ...turn(moves.brief, seed >>> 4)];
}

function fullOf(choice: Choice, task: Task, moves: TaskMoves, seed: number): Move[] {
  const { pack, analysis, style, level } = choice;
  if (style === "concise") return [];
  const kind = kindFor(task, analysis);
  const found = fieldsFor(analysis, task, moves, kind);
  const ofKind = kind === null ? [] : rotate(pack.kinds?.[kind] ?? [], seed);
  const ofField = found
    .slice(0, 2)
    .flatMap((field) => turn(pack.fields?.[field] ?? [], seed >>> 3))
    .filter(([, sentence]) => kind === null || !impersonal.has(kind) || !sentence.includes("["));
  const known = ofKind.length + ofField.length > 0;
  const core =
    known || moves.core.length > interchangeable ? turn(moves.core, seed >>> 5) : moves.core;
  // Of what is made nothing is known beyond its field.
  const ofTask = moves.family === "making" ? alternate(ofField, core) : alternate(core, ofField);
  const specific = kind === null ? ofTask : alternate(ofKind, ofField, core);
  const styled = isJoke(analysis) ? [] : pack.styles[moves.family][style];
  const ofStyle = turn(ofLevel(styled, level), seed >>> 7);
  const ofAsking = kind === null ? [] : (pack.kindStyles?.[kind]?.[style] ?? []);
  const asking = turn(ofLevel(ofAsking, level), seed >>> 9);
  const own = alternate(asking, ofStyle);
  return alternate(specific, own);
}

/** What somebody wants with these things needs no verb ("Help me with my resume"). */
const knownByThing: ReadonlySet<Task> = new Set([
  "resume",
  "email",
  "marketing",
  "planning",
  "productivity",
  "data",
]);

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
  const named = taskOf(analysis);
  const isTold = named === "writing" && !namesThing(analysis);
  const wanted =
    isTold ||
    asksInEnd(analysis) ||
    analysis.cues.has("personal") ||
    asksPolitely(analysis) ||
    opensWithChoice(analysis) ||
    namesThing(analysis);
  if (idle && !wanted) return [];
  const bullet = bulletMovesFor(pack, analysis, style);
  if (bullet !== null) return bullet;
  const wish = wishMovesFor(pack, analysis, style);
  if (wish !== null) return wish;
  // Of an order in words nobody listed, only the question is known, or the thing it is about.
  const isKnown = !idle || isTold || namesThing(analysis) || knownByThing.has(named);
  const task = isKnown ? named : "research";
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
  const task = taskOf(analysis);
  const moves = movesFor(pack, analysis, task);
  if (moves === undefined) return none;
  const checks = (style === "concise" ? pack.briefChecks : pack.checks) ?? [];
  const closing = checks[seedOf(analysis) % Math.max(1, checks.length)] ?? null;
  const [field] = fieldsFor(analysis, task, moves, kindFor(task, analysis));
  const role = field === undefined ? undefined : pack.roles?.[field];
  const played = analysis.slots.has("role") || analysis.actions.has("act");
  if (style === "concise" || role === undefined || played) return { opening: null, closing };
  return { opening: ["role", role], closing };
}
