/** The text as a number (FNV-1a). */
const digestOf = (text: string): number => {
  let digest = 0x811c9dc5;
  for (const letter of text) digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return digest;
};

/** Numbers from 0 to 1 that are always the same for the same text (mulberry32). */
export const seededBy = (text: string): (() => number) => {
  let state = digestOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
};
