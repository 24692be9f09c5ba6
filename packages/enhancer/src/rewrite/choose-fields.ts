import type { Analysis } from "../analysis/analysis.ts";
import { type AskingKind, type Field, fields, textForms } from "../lexicon/lexicon.ts";
import type { TaskMoves } from "../packs/language-pack.ts";
import type { Task } from "../types.ts";
import { isPuzzle } from "./asking.ts";

const codeFields: ReadonlySet<Field> = new Set(["web", "systems", "algorithms", "data-science"]);
const textFields: ReadonlySet<Field> = new Set(textForms);

/** Fields whose advice is for doing something, not for knowing it. */
const practical: ReadonlySet<Field> = new Set([
  "food",
  "home",
  "travel",
  "work",
  "learning",
  "sport",
]);
/** Tasks in which nothing is done yet. */
const unpractical: ReadonlySet<Task> = new Set(["translation", "summary"]);
/** Questions that want to know. */
const knowing: ReadonlySet<AskingKind> = new Set(["why", "what", "whether", "fact"]);

/** A short prompt is about the one field it names; a longer one may only mention it. */
const shortPrompt = 12;
/** Somebody's case of illness is one in so many words more. */
const shortCase = 30;
/** Where every character counts as a word (`countWords`). */
const shortInCharacters = 30;
const characterScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Fields a prompt speaks of, the one it speaks of most first. */
function fieldsOf(analysis: Analysis): Field[] {
  // A puzzle is dressed in a field; it asks no advice in it.
  if (isPuzzle(analysis)) return [];
  const { cues, prose, wordCount } = analysis;
  const short = characterScript.test(prose) ? shortInCharacters : shortPrompt;
  const leastOf = (field: Field) =>
    textFields.has(field) || wordCount <= short || (field === "health" && wordCount <= shortCase)
      ? 1
      : 2;
  return fields
    .map((field) => {
      const spans = cues.get(`field:${field}`) ?? [];
      // One word in two forms speaks of a field once.
      const words = spans.map(({ start, end }) =>
        prose.slice(start, end).toLowerCase().replace(/s$/, ""),
      );
      return { field, count: new Set(words).size };
    })
    .filter(({ field, count }) => count >= leastOf(field))
    .sort((one, other) => other.count - one.count)
    .map(({ field }) => field);
}

/**
 * The fields that bear on a task, the one the prompt speaks of most first: forms of text on
 * writing, kinds of programs on code, practical matters not on questions that want to know.
 */
export function fieldsFor(
  analysis: Analysis,
  task: Task,
  { family }: TaskMoves,
  kind: AskingKind | null,
): Field[] {
  // What a field has to heed is no matter of a message or a picture that only mentions it.
  if (family === "message" || family === "image") return [];
  // Names for a cat café are no matter of cats, nor is a teacher's résumé one of learning.
  if (task === "brainstorming" || task === "resume") return [];
  return fieldsOf(analysis).filter((field) => {
    const isIdle = unpractical.has(task) || (kind !== null && knowing.has(kind));
    if (isIdle && practical.has(field)) return false;
    // A list about work or learning is no help with either.
    if (kind === "list" && (field === "work" || field === "learning")) return false;
    if (family === "code") return codeFields.has(field);
    if (codeFields.has(field)) return field === "data-science" && family === "numbers";
    const writes = family === "text" || family === "literary";
    return textFields.has(field) === writes;
  });
}
