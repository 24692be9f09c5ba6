/** The person's text as data; a tag inside of it can't close the one around it. */
export const asData = (tag: string, text: string): string =>
  `<${tag}>\n${text.replaceAll(`</${tag}>`, `<\\/${tag}>`)}\n</${tag}>`;
