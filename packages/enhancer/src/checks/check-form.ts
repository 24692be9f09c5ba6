import { analyse } from "../analysis/analysis.ts";
import { cueIndexOf } from "../lexicon/cues.ts";
import { wholeEnglish } from "../lexicon/en-whole.ts";
import { findLexicon } from "../lexicon/lexicons.ts";
import { closingFence } from "../text/open-fence.ts";
import { sentencesOf } from "../text/sentences.ts";
import { countWords } from "../text/words.ts";
import type { ProtectedSpan } from "../types.ts";
import { findAnswer } from "./answered-question.ts";
import { asksFor, hasOrder } from "./asks-for.ts";
import type { CheckInput, Finding } from "./check-input.ts";
import { findPraise, findPreface, findTitleLine } from "./check-preface.ts";
import { isWhole } from "./check-wording.ts";
import { findCutOff } from "./cut-off.ts";
import { findGuard, findGuardAlsoEnglish } from "./guard-cues.ts";
import { findLeakedMarks } from "./leaked-marks.ts";
import { missingWords } from "./missing-words.ts";

const passed: Finding = { count: 1, failures: [] };

function opening(text: string): string {
  return text.trim().slice(0, 60);
}

/** Where a text opens with a phrase that announces a result, that phrase. */
function preambleOf(text: string, input: CheckInput): string | null {
  const start = opening(text);
  const own = findLexicon(input.lexicons, input.request.language ?? input.originalLanguage.tag);
  for (const lexicon of new Set([own, wholeEnglish])) {
    const [found] = lexicon === null ? [] : (cueIndexOf(lexicon).find(start).get("preamble") ?? []);
    if (found !== undefined && found.start <= 2) return start.slice(found.start, found.end);
  }
  return null;
}

/** Words to the person ("Let me know…", "I've added…") and reasoning ("The user wants…"). */
function chatterIn(input: CheckInput): readonly string[] {
  const { text } = input.added;
  if (text.trim() === "") return [];
  const known = input.request.original.toLowerCase();
  return (["closings", "reasoning"] as const)
    .flatMap((key) => findGuardAlsoEnglish(text, key, input))
    .map(({ start, end }) => text.slice(start, end))
    .filter((phrase) => !known.includes(phrase.toLowerCase()));
}

/**
 * The text begins with itself and ends so: no "Here is…", no reasoning, no fence around the whole,
 * no last sentence that breaks off.
 */
export function checkPreamble(input: CheckInput): Finding {
  if (input.unchanged) return passed;
  const marks = findLeakedMarks(input);
  if (marks.length > 0) return { count: 1, failures: marks };
  const chatter = chatterIn(input);
  if (chatter.length > 0) return { count: 1, failures: [...new Set(chatter)] };
  const preface =
    findPraise(input) ?? findTitleLine(input) ?? findPreface(input) ?? findCutOff(input);
  if (preface !== null) return { count: 1, failures: [opening(preface)] };
  const { original, rewritten } = input.request;
  if (opening(rewritten).startsWith("```") && !opening(original).startsWith("```")) {
    return { count: 1, failures: ["```"] };
  }
  const found = preambleOf(rewritten, input);
  if (found === null || preambleOf(original, input) !== null) return passed;
  return { count: 1, failures: [found] };
}

/** So many words that state something, and ask for nothing, are an answer. */
const mostStated = 14;

/** So many where nothing else stands there and the draft gives an order. */
const mostAlone = 6;

/** Statements are the larger part of a text from two fifths on: advice stands beside them. */
const largerPart = 2.5;

/** How an answer to a question begins. */
const yesOrNo =
  /^(?:yes|no|ja|nein|oui|non|sí|no|sì|sim|não|tak|nie|да|нет|так|ні|evet|hayır|はい|いいえ|是的|不是|네|아니요|हाँ|नहीं)[,，、:]\s?(?!\p{L}+ (?:or|oder|ou|o|или)\b)/iu;

/** How a person is told what they can do; a question has its words in another order. */
const telling =
  /^(?:you (?:can|could|may|should|need to|'ll need)|(?:du kannst|sie können)|je kunt)\s/iu;

/** How a letter or a message greets whom it is for. */
const greeting =
  /^(?:hi|hey|hello|dear|hallo|liebe[rs]?|sehr geehrte\p{L}*|bonjour|salut|chère?|hola|querid[oa]|estimad[oa]|ciao|car[oa]|gentile|olá|oi|prezad[oa]|beste|hoi|cześć|szanown\p{L}+|привет|здравствуйте|уважаем\p{L}+|привіт|шановн\p{L}+|merhaba|sayın)(?:,| (?:(?:\p{L}|['’.-])+ ?){1,4}[,!])/iu;

/** Where a text is the message that was asked for, how it greets. */
function greetingIn({ original, rewritten }: CheckInput["request"]): string | null {
  const found = greeting.exec(rewritten.trim());
  return found === null || greeting.test(original.trim()) ? null : found[0];
}

/** What a rewrite adds, without the lines that hold an answer of the person's. */
function withoutAnswers({ added, request }: CheckInput): string {
  const answers = (request.supported ?? "").split("\n").filter((line) => line.trim() !== "");
  const isAnswer = (line: string) => answers.some((answer) => line.endsWith(answer.trim()));
  return added.text
    .split("\n")
    .filter((line) => !isAnswer(line))
    .join("\n");
}

/** How a sentence begins that says how the answer is to be laid out ("One row per difference: …"). */
const layout =
  /^\s*(?:[-*]\s*)?(?:one|two|three|a|an|the|each|every|then) (?:\p{L}+ )?(?:rows?|columns?|lines?|paragraphs?|sentences?|sections?|headings?|tables?|lists?|bullets?|examples?|versions?)(?!\p{L})/iu;
/** So many first characters tell a sentence of the person's own. */
const telltale = 40;

/**
 * The sentences of an addition that state and ask for nothing, where they are its larger part, or all
 * that is left of a draft that is not kept.
 */
function statementsIn(input: CheckInput, isKept: boolean): string | null {
  const text = withoutAnswers(input);
  const { lexicons, request } = input;
  const sentences = sentencesOf(text);
  const stated = sentences.filter(
    (sentence) =>
      findGuard(sentence, "declares", input).length > 0 &&
      !/[?？؟]/.test(sentence) &&
      !layout.test(sentence) &&
      !request.original.includes(sentence.trim().slice(0, telltale)) &&
      !hasOrder(sentence, input) &&
      !asksFor(analyse(sentence, lexicons, request.language)),
  );
  const words = stated.reduce((sum, sentence) => sum + countWords(sentence), 0);
  const yes = sentences.find((sentence) => yesOrNo.test(sentence));
  if (yes !== undefined) return yes;
  const isMost = words >= mostStated && words * largerPart > countWords(text);
  const isAlone = !isKept && stated.length === sentences.length && words >= mostAlone;
  return isMost || (isAlone && hasOrder(request.original, input)) ? (stated[0] ?? null) : null;
}

/** Below this share of the person's words a text is suspected to be an answer. */
const leastEcho = 0.4;

/** A block of code that holds only lines of the draft, with a fence around them. */
function isFencedOf(block: string, original: string): boolean {
  const lines = block.split("\n").map((line) => line.trim());
  return lines.every((line) => line.startsWith("```") || original.includes(line));
}

/** The rewrite still asks for something, instead of answering. */
export function checkAnswer(input: CheckInput): Finding {
  if (input.unchanged) return passed;
  const { original, rewritten } = input.request;
  const blocks = (spans: readonly ProtectedSpan[]) =>
    spans.filter((span) => span.kind === "code-block" && !isFencedOf(span.text, original)).length;
  const whole = isWhole(original, rewritten);
  // A fence that closes what the person left open looks like the beginning of a block.
  const closed = whole && closingFence(original) !== "" ? 1 : 0;
  if (blocks(input.added.spans) > (whole ? closed : blocks(input.originalSpans))) {
    return { count: 1, failures: ["```"] };
  }
  const solution = input.added.spans.find(
    ({ kind, text }) => kind === "inline-code" && /[:;={(]/.test(text),
  );
  const isNew = solution !== undefined && !original.includes(solution.text.replaceAll("`", ""));
  if (isNew && !(input.request.supported ?? "").includes(solution.text))
    return { count: 1, failures: [solution.text] };
  const greeted = greetingIn(input.request);
  if (greeted !== null) return { count: 1, failures: [greeted] };
  const stated = statementsIn(input, whole);
  if (stated !== null) return { count: 1, failures: [opening(stated)] };
  if (whole) return passed;
  const tells = telling.test(rewritten.trim()) && !telling.test(original.trim());
  if (tells) return { count: 1, failures: [opening(rewritten)] };
  const answer = findAnswer(input);
  if (answer !== null) return { count: 1, failures: [opening(answer)] };
  const { missing, count } = missingWords(original, rewritten, true);
  if (count === 0 || 1 - missing.length / count >= leastEcho) return passed;
  const { actions, lexicon } = analyse(rewritten, input.lexicons, input.request.language);
  const asks = /[?？؟]/.test(rewritten) || /\[[^\]]+\]/.test(rewritten);
  if (lexicon === null || asks || actions.size > 0) return passed;
  return { count: 1, failures: [opening(rewritten)] };
}
