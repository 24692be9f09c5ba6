const shortest = 2;
const longest = 4;

/**
 * The groups of two to four letters in words, each once; `_` stands for the edge of a word. What
 * the model of languages knows of a text.
 */
export function letterGroupsOf(words: readonly string[]): string[] {
  const groups = new Set<string>();
  for (const word of words) {
    const edged = `_${word}_`;
    for (let size = shortest; size <= longest; size += 1) {
      for (let at = 0; at + size <= edged.length; at += 1) groups.add(edged.slice(at, at + size));
    }
  }
  return [...groups];
}
