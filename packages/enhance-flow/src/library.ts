/** A prompt the person saved. `{{x}}` in its text are variables. */
export interface SavedPrompt {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A name in double braces, of letters, digits, blanks and a few signs; never over a line's end. */
const variablePattern =
  /\{\{[ \t]*([\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_ .'-]{0,58}[\p{L}\p{M}\p{N}_.])?)[ \t]*\}\}/gu;

/** The variables of a saved prompt, in their order, each once. */
export const variablesOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(variablePattern)].flatMap(([, name]) => name ?? [])),
];

/**
 * The text with its variables filled in, exactly as given. A variable without a value stays as it
 * is, so that nothing goes missing unseen.
 */
export const fillVariables = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(variablePattern, (whole, name: string) => values.get(name) || whole);

/** The prompts in which every word of a search stands, newest first. */
export const searchPrompts = <Prompt extends SavedPrompt>(
  prompts: readonly Prompt[],
  search: string,
): readonly Prompt[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return prompts
    .filter(({ title, text }) => {
      const all = `${title}\n${text}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .toReversed();
};

/** How much of a prompt becomes its title, in characters. */
const longestTitle = 60;

/** A title for a prompt to save: its first words. */
export const titleOf = (text: string): string => {
  const words = text.trim().replace(/\s+/g, " ");
  const characters = [...words];
  if (characters.length <= longestTitle) return words;
  const cut = characters.slice(0, longestTitle - 1).join("");
  const end = cut.lastIndexOf(" ");
  return `${(end > longestTitle / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
};
