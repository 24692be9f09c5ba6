/** A change that only adds: `inserted` goes in at `at`, everything else stays. */
export interface Insertion {
  readonly at: number;
  readonly inserted: string;
}

const commonPrefix = (one: string, other: string): number => {
  const longest = Math.min(one.length, other.length);
  let length = 0;
  while (length < longest && one[length] === other[length]) length += 1;
  return length;
};

const hasVisible = (text: string): boolean => /[^\s\u200b\ufeff]/u.test(text);

const splitsPair = (text: string, at: number): boolean =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? "") && /[\udc00-\udfff]/.test(text[at] ?? "");

const commonSuffix = (one: string, other: string, prefix: number): number => {
  const longest = Math.min(one.length, other.length) - prefix;
  let length = 0;
  while (length < longest && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
};

/**
 * Whether what a text has and another had not can be seen. ProseMirror takes a change for the
 * Enter key only when nothing of the new can.
 */
export const bringsVisible = (before: string, after: string): boolean => {
  const prefix = commonPrefix(before, after);
  return hasVisible(after.slice(prefix, after.length - commonSuffix(before, after, prefix)));
};

/**
 * The change from one text to another when it only adds visible text in one place; else `null`.
 * Adding nothing visible is left out: editors can take such a change for the Enter key.
 */
export const insertionBetween = (before: string, after: string): Insertion | null => {
  const added = after.length - before.length;
  if (added <= 0) return null;
  const at = commonPrefix(before, after);
  if (before.slice(at) !== after.slice(at + added)) return null;
  const inserted = after.slice(at, at + added);
  return hasVisible(inserted) && !splitsPair(before, at) ? { at, inserted } : null;
};
