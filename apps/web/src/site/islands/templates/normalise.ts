/** Letters without case and marks: "Résumé" is "resume". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text as they are compared; a hyphen joins: "e-mail" is "email". */
export const wordsOfQuery = (text: string): readonly string[] =>
  plain(text)
    .replace(/(?<=\p{L})[-‐‑'’](?=\p{L})/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words a text is found by: those of a query, and the parts of hyphenated ones. */
export const wordsOfText = (text: string): readonly string[] => [
  ...wordsOfQuery(text),
  ...(plain(text).match(/[\p{L}\p{N}]+/gu) ?? []),
];
