/** A file of the project to be written, by its path from the root. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/** Reads a file of the project by its path from the root; null where there is none. */
export type ReadFile = (path: string) => string | null;

/** What can't be made; the message is for the person who asked for it. */
export class CannotMake extends Error {}

/** Reads a file that has to be there. Throws `CannotMake`. */
export const readOrThrow = (read: ReadFile, path: string): string => {
  const text = read(path);
  if (text === null) throw new CannotMake(`There is no ${path}`);
  return text;
};

const placeOf = (text: string, anchor: string): number => {
  const place = text.lastIndexOf(anchor);
  if (place < 0) throw new CannotMake(`"${anchor}" was looked for and not found`);
  return place;
};

/** The text with a piece before the last place of an anchor. Throws `CannotMake` without one. */
export const insertBefore = (text: string, anchor: string, piece: string): string => {
  const place = placeOf(text, anchor);
  return text.slice(0, place) + piece + text.slice(place);
};

/** The text with a piece behind the last place of an anchor. Throws `CannotMake` without one. */
export const insertAfter = (text: string, anchor: string, piece: string): string => {
  const place = placeOf(text, anchor) + anchor.length;
  return text.slice(0, place) + piece + text.slice(place);
};

/** `readNotes` as `read-notes`, `Which fruit?` as `which-fruit`. */
export const toKebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** A changeset that tells people of something new in a package. */
export const changesetOf = (name: string, packageName: string, summary: string): WrittenFile => ({
  path: `.changeset/new-${toKebab(name)}.md`,
  text: `---\n"${packageName}": minor\n---\n\n${summary}\n`,
});
