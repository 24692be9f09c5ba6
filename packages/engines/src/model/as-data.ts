/** The tags the person's text stands in. */
const tags = ["context", "style", "prompt", "answers", "rewrite", "wish"] as const;
type DataTag = (typeof tags)[number];

/** What a model may take for the end of one of them. */
const end = `/(\\s{0,8}(?:${tags.join("|")}))\\b`;
/** An end with the backslashes that are in it already, and with one more of ours. */
const plain = new RegExp(`<(\\s{0,8})(\\\\*)${end}`, "gi");
const escaped = new RegExp(`<(\\s{0,8})\\\\(\\\\*)${end}`, "gi");

/** The person's text as data; a tag inside of it can't close the one around it. */
export const asData = (tag: DataTag, text: string): string =>
  `<${tag}>\n${text.replace(plain, "<$1\\$2/$3")}\n</${tag}>`;

/** What a model copied of such a text, as the person wrote it. */
export const fromData = (written: string): string => written.replace(escaped, "<$1$2/$3");
