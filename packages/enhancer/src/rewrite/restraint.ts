import { type Analysis, firstCue } from "../analysis/analysis.ts";
import { isGreeting } from "../analysis/is-greeting.ts";
import { namesThing } from "../analysis/what-is-made.ts";
import { detectLanguage } from "../language/detect-language.ts";
import type { Action, Slot } from "../lexicon/lexicon.ts";
import type { Level, Style } from "../vocabulary.ts";
import { opensWithChoice } from "./asking.ts";
import { isJailbreak } from "./is-jailbreak.ts";

/** A voice command or an order to an app is short and names nothing to be made. */
const commandWords = 9;

function isCommand(analysis: Analysis): boolean {
  if (analysis.wordCount > commandWords) return false;
  const command = firstCue(analysis, "commands");
  if (command === null || analysis.prose.slice(0, command.start).trim().length > 2) return false;
  const made = ["code", "text", "email", "marketing", "resume", "image", "data"] as const;
  return !made.some((object) => analysis.objects.has(object));
}

/** Whether a text is nothing a rewrite should touch: no prompt, an order, a jailbreak or harm. */
export function isToBeLeftAlone(analysis: Analysis): boolean {
  if (analysis.wordCount === 0) return true;
  if (firstCue(analysis, "harm") !== null) return true;
  return isGreeting(analysis) || isJailbreak(analysis) || isCommand(analysis);
}

/** A few words are only spoken to in a language that is quite sure. */
const bareTopicSureness = 0.7;

/** Letters alone tell a language, but no topic from a name, a command or an error message. */
function isSureOfTopic({ text }: Analysis): boolean {
  return detectLanguage(text).confidence >= bareTopicSureness;
}

/** Whether a text is a bare topic: a few words, no verb, no question. */
export function isBareTopic(analysis: Analysis): boolean {
  if (analysis.wordCount > 5 || analysis.actions.size > 0 || namesThing(analysis)) return false;
  if (opensWithChoice(analysis)) return false;
  if (analysis.objects.has("resume") || analysis.objects.has("email")) return false;
  if (analysis.spans.some((span) => span.kind !== "name")) return false;
  if (!isSureOfTopic(analysis)) return false;
  return /^[\p{L}\p{M}\s'’-]+$/u.test(analysis.text.trim());
}

/** Where characters are counted one by one, a short question has more of them. */
function longestFactQuestion({ text }: Analysis): number {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 16 : 12;
}

/** Whether a text is a short question that one fact answers. */
export function isFactQuestion(analysis: Analysis): boolean {
  const { cues, lexicon, spans } = analysis;
  if (lexicon === null || analysis.wordCount > longestFactQuestion(analysis)) return false;
  // Why something is so is no fact, and a sum has figures.
  if (cues.has("kind:why") || spans.filter(({ kind }) => kind === "number").length >= 2)
    return false;
  for (const [action] of analysis.actions) {
    if (action !== "question" && action !== "explain" && action !== "calculate") return false;
  }
  const fact = firstCue(analysis, "factQuestions");
  const before = analysis.prose.slice(0, fact?.start ?? 0).trim();
  return fact !== null && (before.length <= 6 || lexicon.tag === "zh" || lexicon.verbLast === true);
}

const weightOfSlot: Readonly<Partial<Record<Slot, number>>> = {
  audience: 1,
  purpose: 1,
  tone: 1,
  length: 1,
  constraints: 1,
  examples: 1,
  criteria: 1,
  role: 2,
  deadline: 1,
  assumptions: 1,
  sources: 1,
  verification: 1,
  "edge-cases": 1,
};

/** What is said of the answer; who is asked to play somebody has a role. */
function slotsOf({ slots, actions }: Analysis): ReadonlySet<Slot> {
  const isPlayed = actions.has("act") || actions.has("persona");
  return new Set<Slot>([...slots.keys(), ...(isPlayed ? (["role"] as const) : [])]);
}

/** How much a prompt already says about the answer it wants. */
export function strengthOf(analysis: Analysis): number {
  let strength = 0;
  for (const slot of slotsOf(analysis)) strength += weightOfSlot[slot] ?? 0.5;
  const repeated = (analysis.cues.get("slot:constraints")?.length ?? 0) - 1;
  const structured = /\n[ \t]*(?:[-*•#]|\d{1,2}[.)])/.test(analysis.text) ? 1 : 0;
  const placeholders = analysis.spans.filter(({ kind }) => kind === "placeholder").length;
  return (
    strength +
    structured +
    Math.min(2.5, placeholders * 1.5) +
    Math.min(3, Math.max(0, repeated) * 0.5)
  );
}

const quotas: Readonly<Record<"concise" | "full", Readonly<Record<Level, number>>>> = {
  concise: { quick: 1, comprehensive: 2, expert: 3 },
  full: { quick: 2, comprehensive: 4, expert: 6 },
};

/** What a prompt of some length may say at most to be rewritten: the longer, the less. */
function strongFrom(words: number): number {
  if (words <= 12) return 4.5;
  if (words <= 25) return 3;
  if (words <= 50) return 2.5;
  return words <= 90 ? 1.5 : 1;
}

const sumActions: ReadonlySet<Action> = new Set(["question", "calculate", "explain"]);

/** From this length on what a prompt needs is not more words. */
const longPrompt = 140;

/** A sum that fits in so many words is a matter of one line. */
const shortSum = 6;
const arithmetic =
  /\d\s*[-+*/×÷^]\s*\d|\d\s?% (?:of|de|von|di|van|av|z) \d|\d (?:times|plus|minus|divided by|mal|durch|por|más|menos|fois|moins|per|più|meno|keer|gedeeld door) \d/iu;

/** A sum with its figures and the way to go about it lacks nothing, and a short one neither. */
function isToldSum({ actions, slots, spans, text, wordCount }: Analysis): boolean {
  if (wordCount <= shortSum && arithmetic.test(text)) return true;
  const asks = [...actions.keys()].every((action) => sumActions.has(action));
  const figures = spans.filter(({ kind }) => kind === "number" || kind === "money").length;
  return asks && actions.size > 0 && slots.has("steps") && figures >= 2;
}

/** How many sentences a rewrite adds: none to a prompt that is strong or long already. */
export function additionsFor(analysis: Analysis, style: Style, level: Level): number {
  if (analysis.wordCount > longPrompt) return 0;
  if (strengthOf(analysis) >= strongFrom(analysis.wordCount) || isToldSum(analysis)) return 0;
  return quotas[style === "concise" ? "concise" : "full"][level];
}
