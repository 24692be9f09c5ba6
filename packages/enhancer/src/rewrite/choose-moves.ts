import type { Analysis } from "../analysis/analysis.ts";
import { earliest, taskOf } from "../analysis/recognize-task.ts";
import type { LanguagePack, Move, TaskMoves } from "../packs/language-pack.ts";
import type { Task } from "../types.ts";
import type { Level, Style } from "../vocabulary.ts";
import { additionsFor, isBareTopic, isFactQuestion } from "./restraint.ts";

/** The most placeholders a rewrite adds. */
export const maximumPlaceholders = 3;

function movesFor(pack: LanguagePack, analysis: Analysis, task: Task): TaskMoves | undefined {
  const made = analysis.actions.has("write") || analysis.actions.has("sort");
  if (task === "other" && made && !analysis.actions.has("recommend")) return pack.making;
  const literary = task === "writing" && earliest(analysis.objects) === "literary";
  return literary ? pack.literary : (pack.tasks[task] ?? pack.tasks.other);
}

function candidatesFor(pack: LanguagePack, analysis: Analysis, style: Style): readonly Move[] {
  if (isBareTopic(analysis))
    return style === "concise" ? pack.bareTopic.slice(0, 1) : pack.bareTopic;
  if (isFactQuestion(analysis)) return style === "concise" ? [] : pack.factQuestion;
  const idle =
    analysis.actions.size === 0 || (analysis.actions.size === 1 && analysis.actions.has("persona"));
  if (idle) return [];
  const task = taskOf(analysis);
  const moves = movesFor(pack, analysis, task);
  if (moves === undefined) return [];
  if (style === "concise") return moves.brief;
  const own = pack.styles[moves.family][style];
  const isOpen = ([slot]: Move) => !analysis.slots.has(slot);
  return alternate(moves.core.filter(isOpen), own.filter(isOpen));
}

/** One of the task, one of the style, and so on: both show from the second sentence on. */
function alternate(first: readonly Move[], second: readonly Move[]): Move[] {
  const mixed: Move[] = [];
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    mixed.push(...first.slice(index, index + 1), ...second.slice(index, index + 1));
  }
  return mixed;
}

/** Sentences such a prompt needs, the most telling first, without what it already says. */
export function chooseMoves(
  pack: LanguagePack,
  analysis: Analysis,
  said: ReadonlySet<Move>,
  style: Style,
  level: Level,
): Move[] {
  if ([...pack.factQuestion, ...pack.bareTopic].some((move) => said.has(move))) return [];
  const count = additionsFor(analysis, style, level, said.size);
  const templated = analysis.spans.some((span) => span.kind === "placeholder");
  const taken = new Set<string>();
  const chosen: Move[] = [];
  let placeholders = 0;
  for (const move of candidatesFor(pack, analysis, style)) {
    if (chosen.length >= count) break;
    const [slot, sentence] = move;
    if (said.has(move) || analysis.slots.has(slot) || taken.has(slot)) continue;
    const asked = sentence.match(/\[/g)?.length ?? 0;
    if (asked > 0 && (templated || placeholders + asked > maximumPlaceholders)) continue;
    placeholders += asked;
    taken.add(slot);
    chosen.push(move);
  }
  return chosen;
}
