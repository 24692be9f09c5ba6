/** So many first letters tell a word in its other forms ("write", "writing"). */
export const stemLength = 4;

/** The first letters of a word, by which its forms are taken for one. */
export const stemOf = (word: string): string => word.slice(0, stemLength);
