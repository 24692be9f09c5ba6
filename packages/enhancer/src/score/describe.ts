import type { CheckName, ReasonCode } from "../types.ts";

const reasonSentences: Readonly<Record<ReasonCode, string>> = {
  "clear-task": "It says what is to be done.",
  "no-task": "Start with a verb that says what you want done.",
  "vague-words": "Replace vague words by what you mean exactly.",
  "open-standard": "Say what you go by: price, place, time, taste or level.",
  "topic-too-wide": "Say which side of the topic you want to know about.",
  "material-missing": "Paste the text, code or data you speak of.",
  "concrete-details": "It gives concrete details to work with.",
  "few-details": "Name the concrete facts the answer should rest on.",
  "context-given": "It gives the background an answer needs.",
  "no-context": "Add the situation: what you have, know or tried.",
  "audience-given": "It says who the answer is for.",
  "no-audience": "Say who will read or use the answer.",
  "constraints-given": "It sets limits the answer has to keep.",
  "no-constraints": "Say what the answer must have, or must avoid.",
  "examples-given": "An example shows what is meant.",
  "well-structured": "It is easy to scan.",
  "hard-to-scan": "Break the text into sentences, paragraphs or a list.",
  "format-given": "It says what form the answer should take.",
  "no-format": "Say what form you want: a list, a table, steps, a length.",
  "repeats-itself": "Cut what is said more than once.",
};

/** One short English sentence for a reason of the score. */
export function describeReason(code: ReasonCode): string {
  return reasonSentences[code];
}

const checkLabels: Readonly<Record<CheckName, string>> = {
  language: "Language kept",
  code: "Code kept",
  links: "Links kept",
  numbers: "Numbers kept",
  names: "Names kept",
  placeholders: "Placeholders kept",
  quotations: "Quotations kept",
  wording: "Your wording kept",
  "nothing-invented": "Nothing invented",
  "not-an-answer": "Still a prompt, not an answer",
  "no-preamble": "No preamble",
  length: "Length within bounds",
};

/** The English label of a check. */
export function describeCheck(name: CheckName): string {
  return checkLabels[name];
}
