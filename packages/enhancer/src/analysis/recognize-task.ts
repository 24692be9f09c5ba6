import type { Action, Lexicon, PromptObject } from "../lexicon/lexicon.ts";
import { countWords } from "../text/words.ts";
import type { Span, Task } from "../types.ts";
import { type Analysis, analyse } from "./analysis.ts";
import { earliest } from "./earliest.ts";
import { isGreeting } from "./is-greeting.ts";
import { madeObject, namesThing } from "./what-is-made.ts";

const codeTasks: Readonly<Partial<Record<Action, Task>>> = {
  test: "code-test",
  fix: "code-debug",
  refactor: "code-refactor",
  improve: "code-refactor",
  review: "code-review",
  compare: "comparison",
  explain: "code-explain",
  analyse: "code-explain",
  summarise: "code-explain",
  teach: "education",
  plan: "planning",
  brainstorm: "brainstorming",
  list: "research",
  research: "research",
};

function recognizeCodeTask(lead: Action | null, analysis: Analysis, block: boolean): Task {
  const { actions } = analysis;
  if (actions.has("test") && (lead === "write" || lead === "test")) return "code-test";
  if (block && actions.has("fix")) return "code-debug";
  if (!block && actions.has("brainstorm")) return "brainstorming";
  return (lead === null ? undefined : codeTasks[lead]) ?? "code-write";
}

const leadTasks: Readonly<Partial<Record<Action, Task>>> = {
  act: "role-play",
  translate: "translation",
  summarise: "summary",
  compare: "comparison",
  draw: "image",
  test: "education",
  calculate: "maths",
  analyse: "analysis",
  research: "research",
  teach: "education",
  plan: "planning",
  brainstorm: "brainstorming",
  explain: "education",
  review: "analysis",
  improve: "writing",
  refactor: "writing",
  list: "research",
  recommend: "other",
};

const makingActions: ReadonlySet<Action> = new Set([
  "write",
  "improve",
  "brainstorm",
  "plan",
  "draw",
  "list",
  "review",
  "recommend",
]);

/** What is listed or recommended is no text to be written, whatever its entries are. */
const listed: ReadonlySet<PromptObject> = new Set(["text", "literary", "image"]);

function objectTask(object: PromptObject | null, lead: Action | null): Task | null {
  if ((lead === "list" || lead === "recommend") && object !== null && listed.has(object))
    return null;
  if (object === "resume") return "resume";
  if (object === "maths") return lead === "explain" || lead === "teach" ? "education" : "maths";
  if (object === "data") return lead === "explain" ? null : "data";
  if (lead !== null && !makingActions.has(lead)) return null;
  if (object === "email") return "email";
  if (object === "marketing") return "marketing";
  if (object === "image") return "image";
  if (object === "lesson") return "education";
  if (object === "meeting") return "productivity";
  if (object === "plan" && lead !== null && lead !== "brainstorm") return "planning";
  if (object === "ideas") return "brainstorming";
  if ((object === "text" || object === "literary") && lead !== null) return "writing";
  return null;
}

/** How far behind "give me" or "create" the word that says what kind of thing may stand. */
const kindDistance = 40;

/** The action that says what kind of task it is; "make" and roles give way to what follows. */
function leadingAction(analysis: Analysis): Action | null {
  const { actions, objects } = analysis;
  const rest = new Map(actions);
  rest.delete("question");
  rest.delete("persona");
  const lead = earliest(rest);
  if (lead !== "write") return lead;
  const start = rest.get(lead)?.start ?? 0;
  rest.delete(lead);
  const next = earliest(rest);
  // "Give me a summary of the novel": what comes before the thing says what is to be done.
  const thing = Math.min(...[...objects.values()].map((span) => span.start));
  const at = next === null ? Number.POSITIVE_INFINITY : (rest.get(next)?.start ?? 0);
  return next !== null && at < thing && at - start <= kindDistance ? next : lead;
}

/** A text that opens with a question word asks, whatever verbs come later. */
function opensWithQuestion(analysis: Analysis, lead: Action | null): boolean {
  const question = analysis.actions.get("question");
  if (question === undefined || countWords(analysis.prose.slice(0, question.start)) > 1)
    return false;
  const verb = lead === null ? undefined : analysis.actions.get(lead);
  return verb === undefined || verb.start > question.start;
}

function hasNumber(analysis: Analysis): boolean {
  return analysis.spans.some((span) => span.kind === "number" || span.kind === "latex");
}

/** Whether what an action was recognised by is a question ("what is", "how many"). */
function isQuestionWord({ cues, actions }: Analysis, action: Action): boolean {
  const start = actions.get(action)?.start;
  return cues.get("action:question")?.some((span) => span.start === start) ?? false;
}

/** So many numbers in a text that asks to find something are there to reckon with. */
const manyNumbers = 3;

function isReckoning(analysis: Analysis, lead: Action | null): boolean {
  const { spans, text } = analysis;
  const asks = lead === null || lead === "research" || lead === "calculate";
  if (!asks && !(lead === "explain" && isQuestionWord(analysis, lead))) return false;
  const numbers = spans.filter(({ kind }) => kind === "number" || kind === "money").length;
  return numbers >= manyNumbers || /[\p{L}\p{N})]\s?[=≤≥<>]\s?[\p{L}\p{N}(-]/u.test(text);
}

const namesError = /(?:Error|Exception)(?!\p{L})/u;

/** "Python: remove duplicates from a list": a program is wanted, whatever it is to do. */
function opensWithProgram({ actions, objects }: Analysis, lead: Action | null): boolean {
  if (lead !== "research" && lead !== "list" && lead !== "sort") return false;
  const program = objects.get("code");
  return program !== undefined && program.start < (actions.get(lead)?.start ?? 0);
}

/** "Which libraries are best for scripts?" wants no program. */
function asksForAdvice(analysis: Analysis, lead: Action | null): boolean {
  const isMade = lead !== null && lead !== "recommend" && lead !== "research";
  return !isMade && analysis.cues.has("kind:which") && opensWithQuestion(analysis, lead);
}

/** Whether a text opens with a question of how to do something, not to write it. */
function opensWithHow({ actions, cues, prose }: Analysis): boolean {
  const [how] = cues.get("kind:how") ?? [];
  const isMade = (["write", "fix", "test", "improve"] as const).some((action) =>
    actions.has(action),
  );
  return how !== undefined && prose.slice(0, how.start).trim() === "" && !isMade;
}

/** So many words only name what is to be told. */
const shortTale = 12;

/** "Tell me a joke": what is told is made up, whatever the verb. */
function isTold({ cues, wordCount, text }: Analysis): boolean {
  const isTale = (["field:joke", "field:story", "field:poem"] as const).some((key) =>
    cues.has(key),
  );
  return isTale && wordCount <= shortTale && !/[?？؟]/u.test(text);
}

/** Whether a text ends with a question of which no program is the answer ("How do I undo this?"). */
function endsWithQuestion({ cues, prose }: Analysis): boolean {
  const end = prose.trimEnd();
  if (!/[?？؟]$/u.test(end)) return false;
  const start =
    Math.max(...[...end.slice(0, -1).matchAll(/[.!?？؟\n]\s/gu)].map(({ index }) => index), -1) + 1;
  const within = (span: Span) => span.start >= start;
  const asks = cues.get("action:question")?.find(within);
  if (asks === undefined || countWords(prose.slice(start, asks.start)) > 1) return false;
  return !(["action:write", "action:fix", "action:test"] as const).some((key) =>
    cues.get(key)?.some(within),
  );
}

/** The task of a prompt that was read before. */
export function taskOf(analysis: Analysis): Task {
  if (isGreeting(analysis)) return "chat";
  const { actions } = analysis;
  const lead = leadingAction(analysis) ?? (namesThing(analysis) ? "write" : null);
  const object = madeObject(analysis, lead);
  const block = analysis.spans.some((span) => span.kind === "code-block");
  if (lead === "act" && (actions.get("act")?.start ?? 99) < 60) return "role-play";
  if (lead === "translate" && object !== "code") return "translation";
  if (lead === "summarise") return "summary";
  if (object === "code" && !block && asksForAdvice(analysis, lead)) return "research";
  if (!block && opensWithHow(analysis) && !isReckoning(analysis, lead)) return "other";
  if (object === "literary" && (lead === null || lead === "explain") && isTold(analysis)) {
    return "writing";
  }
  if (object === "code" && !block && endsWithQuestion(analysis)) return "code-explain";
  if (object === "code" || block) {
    return recognizeCodeTask(opensWithProgram(analysis, lead) ? "write" : lead, analysis, block);
  }
  if (lead === "fix" && namesError.test(analysis.prose)) return "code-debug";
  if (lead === "compare" || (lead === "explain" && actions.has("compare"))) return "comparison";
  if (opensWithQuestion(analysis, lead)) {
    if (isReckoning(analysis, lead)) return "maths";
    return object === "maths" || (lead === "calculate" && hasNumber(analysis))
      ? "maths"
      : "research";
  }
  if (isReckoning(analysis, lead)) return "maths";
  const byObject = objectTask(object, lead);
  if (byObject !== null) return byObject;
  const counts = lead === "calculate" && isQuestionWord(analysis, lead);
  if (counts && !hasNumber(analysis)) return "research";
  if (lead !== null) return leadTasks[lead] ?? "other";
  if (actions.has("persona")) return "role-play";
  return actions.has("question") ? "research" : "other";
}

/**
 * The task of a prompt. With a language tag the cues of that language are used, else those of
 * the detected one, as far as they are among the lexicons. `other` when nothing is recognised.
 */
export function recognizeTask(
  text: string,
  languageTag?: string,
  lexicons?: readonly Lexicon[],
): Task {
  return taskOf(analyse(text, lexicons, languageTag));
}
