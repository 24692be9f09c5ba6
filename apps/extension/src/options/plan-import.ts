import type { Kept } from "../messages/kept.ts";
import type { ExportedData } from "../messages/transfer.ts";

interface Item {
  readonly id: string;
  readonly at: number;
}

type Lists = Pick<ExportedData, "ownStyles" | "library">;

/** What there is on the device. */
export interface KeptItems {
  readonly ownStyles: readonly Kept<"ownStyles">[];
  readonly library: readonly Kept<"library">[];
}

/**
 * What of a file's list is to be added: nothing that is there word for word, and under an id of
 * its own what has become something else since it was exported. So nothing is ever overwritten.
 */
const addedOf = <Kind extends Item>(
  file: readonly Kind[],
  there: readonly Kind[],
  textOf: (item: Kind) => string,
  createId: () => string,
): Kind[] => {
  const known = new Map(there.map((item) => [item.id, textOf(item)]));
  const texts = new Set(known.values());
  const added: Kind[] = [];
  for (const item of file) {
    const text = textOf(item);
    if (texts.has(text)) continue;
    const own = known.has(item.id) ? { ...item, id: createId() } : item;
    texts.add(text);
    known.set(own.id, text);
    added.push(own);
  }
  return added;
};

/** What a file brings that is not on the device yet. */
export const planImport = (file: Lists, kept: KeptItems, createId: () => string): Lists => ({
  ownStyles: addedOf(
    file.ownStyles,
    kept.ownStyles,
    ({ name, instruction }) => `${name}\n${instruction}`,
    createId,
  ),
  library: addedOf(file.library, kept.library, ({ title, text }) => `${title}\n${text}`, createId),
});
