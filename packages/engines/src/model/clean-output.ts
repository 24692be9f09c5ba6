/** What models put around a rewrite that was asked for alone. Each form is of one kind of leak. */

const reasoning = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;

/** What a model wrote without the reasoning that leaked into it. */
export const withoutReasoning = (written: string): string => written.replace(reasoning, "");

/** "Here is the improved prompt:" and its kin: one short first line that ends in a colon. */
const preamble =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great)?[\s,.!:-]*(?:here(?:'s| is| are)|below is|this is)[^\n]{0,80}:\s*\n+/i;
const label =
  /^(?:\*\*)?(?:(?:improved|enhanced|rewritten|revised|optimi[sz]ed) )?prompt:?(?:\*\*)?:?\s*\n+/i;

const tagBefore = /^<(prompt|rewrite|rewritten|answer|output|text)>/i;

/** Without a tag that opens before the whole and closes behind it; nothing that must be searched for. */
const withoutTag = (text: string): string => {
  const [opening = "", tag = ""] = tagBefore.exec(text) ?? [];
  const closing = `</${tag}>`;
  const isAround = opening !== "" && text.toLowerCase().endsWith(closing.toLowerCase());
  return isAround ? text.slice(opening.length, -closing.length).trim() : text;
};

/** A fence around the whole is the model's when the original had none around it. */
const withoutFence = (text: string, original: string): string => {
  if (original.trimStart().startsWith("```")) return text;
  const inside = /^```[\w-]*\n([\s\S]*)\n```$/.exec(text)?.[1];
  return inside !== undefined && !inside.includes("\n```") ? inside : text;
};

const withoutQuotes = (text: string, original: string): string => {
  const inside = /^"([\s\S]*)"$/.exec(text)?.[1];
  return inside !== undefined && !original.trim().startsWith('"') ? inside : text;
};

/**
 * Takes away what a model put around its rewrite: reasoning, a preamble, a fence, tags or
 * quotation marks around the whole. The rewrite itself is not touched.
 */
export const cleanOutput = (output: string, original: string): string => {
  const bare = withoutReasoning(output).trim().replace(preamble, "").replace(label, "").trim();
  return withoutQuotes(withoutFence(withoutTag(bare), original), original).trim();
};

const openingAround = /^(?:<(?:prompt|rewrite|rewritten|answer|output|text)>|```[\w-]*\n)\s*/i;
const closingAround = /(?:<\/(?:prompt|rewrite|rewritten|answer|output|text)>|\n```)$/i;

/** A mark of the model's own format: what it begins is of a text that will be refused. */
const mark = /^<\|[\w ]{1,30}\|>/;

/** How preambles and labels begin; the rewrite itself may begin so too. */
const likePreamble =
  /^(?:\*|sure|certainly|of course|absolutely|ok|great|here|below|this is|improved|enhanced|rewritten|revised|optimi|prompt)/i;

/** A first line that is longer is no preamble. */
export const longestPreamble = 160;

/** What may still turn out to be a preamble or label: one short line that has not ended. */
const mayBePreamble = (text: string): boolean =>
  text.length < 12 ||
  (text.length < longestPreamble && likePreamble.test(text) && !/\S\s*\n\s*\S/.test(text));

/** A tag or a stand-in at the end that has begun and not ended. */
const begun = /(?:<[^<>\n]{0,24}|\[[A-Z_\d]{0,12})$/;

/**
 * What can be shown of an output that is still being written: the beginning of the rewrite, without
 * what models put around it, and without what may still become something else.
 */
export const cleanBeginning = (written: string, original: string): string => {
  const bare = withoutReasoning(written).trimStart();
  if (mayBePreamble(bare) || (mark.test(bare) && !mark.test(original.trimStart()))) return "";
  const inside = bare.replace(preamble, "").replace(label, "").trimStart();
  const opened = original.trimStart().startsWith("```")
    ? inside
    : inside.replace(openingAround, "");
  // Blanks at the end go first: to search for them anew from each would take their square.
  return opened.replace(begun, "").trimEnd().replace(closingAround, "").trimEnd();
};
