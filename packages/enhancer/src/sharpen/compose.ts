import { closingFence } from "../text/open-fence.ts";
import type { Answer } from "../types.ts";
import type { Style } from "../vocabulary.ts";

/** The need of the last field, which is always open. */
export const anythingElse = "anything-else";

/** How the needs begin whose questions a model made. */
export const askedByModel = "asked-";

/** How the answer to a need is called; null for one without words in the language. */
type LabelOf = (need: string) => string | null;

/** An answer as it stands in the prompt: the person's own words behind a plain label. */
function lineOf({ need, question, text }: Answer, labelOf: LabelOf): string {
  const label = labelOf(need);
  const words = text.trim();
  if (label !== null) return `${label}: ${words}`;
  return question === undefined ? words : `${question} ${words}`;
}

/** Where sentences of a language stand without spaces between them. */
const unspaced = /[。！？]$/u;

function layOut(sentences: readonly string[], style: Style): string {
  if (style === "technical" && sentences.length > 1)
    return sentences.map((sentence) => `- ${sentence}`).join("\n");
  return sentences.reduce(
    (text, sentence) =>
      text === "" ? sentence : `${text}${unspaced.test(text) ? "" : " "}${sentence}`,
    "",
  );
}

function joined(text: string, addition: string): string {
  const gap = text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
  return `${text}${gap}${addition}`;
}

/**
 * The person's text, byte for byte, then their answers as labelled lines, then what is added on
 * the answer, then their own style.
 */
export function compose(
  text: string,
  {
    answers,
    advice,
    instruction,
    style,
  }: {
    readonly answers: readonly Answer[];
    readonly advice: readonly string[];
    readonly instruction: string;
    readonly style: Style;
  },
  labelOf: LabelOf,
): string {
  const lines = answers.filter((answer) => answer.text.trim() !== "");
  const parts = [
    lines.map((answer) => lineOf(answer, labelOf)).join("\n"),
    layOut(advice, style),
    text.includes(instruction) ? "" : instruction,
  ];
  const added = parts.filter((part) => part !== "");
  // What is added must stand outside code whose fence the person left open.
  const fence = added.length > 0 ? closingFence(text) : "";
  const whole = fence === "" ? text : `${text}${text.endsWith("\n") ? "" : "\n"}${fence}`;
  return added.reduce(joined, whole);
}
