import type { KeepAnswer } from "../messages/kept.ts";

interface Item {
  readonly id: string;
  readonly at: number;
}

export interface KeptListParts<Kind extends Item> {
  readonly read: () => Promise<readonly Kind[]>;
  readonly write: (items: readonly Kind[]) => Promise<void>;
  /** The most items. */
  readonly most: number;
  /** The most characters of them all. */
  readonly mostCharacters: number;
  readonly lengthOf: (item: Kind) => number;
  /** When there is no room: what is oldest goes, or the new one is not taken. */
  readonly whenFull: "drop-oldest" | "refuse";
}

export interface KeptList<Kind extends Item> {
  read(): Promise<readonly Kind[]>;
  /** Adds items, or replaces those with the same id; all of them or, when there is no room, none. */
  keep(items: readonly Kind[]): Promise<KeepAnswer>;
  /** True when all of these could be kept. */
  hasRoomFor(items: readonly Kind[]): Promise<boolean>;
  /** Takes out what is there of these. */
  drop(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** A list of things on the device, in the order they were made, that never outgrows its room. */
export const createKeptList = <Kind extends Item>(parts: KeptListParts<Kind>): KeptList<Kind> => {
  const { read, write, most, mostCharacters, lengthOf, whenFull } = parts;
  const hasRoom = (items: readonly Kind[]): boolean =>
    items.length <= most && items.reduce((sum, item) => sum + lengthOf(item), 0) <= mostCharacters;

  const withAdded = async (added: readonly Kind[]): Promise<readonly Kind[]> => {
    const byId = new Map([...(await read()), ...added].map((item) => [item.id, item]));
    return [...byId.values()].toSorted((one, other) => one.at - other.at);
  };

  const keep = async (added: readonly Kind[]): Promise<KeepAnswer> => {
    let items = await withAdded(added);
    if (!hasRoom(items) && whenFull === "refuse") return "full";
    while (!hasRoom(items)) items = items.slice(1);
    await write(items);
    return "kept";
  };

  return {
    read,
    keep,
    hasRoomFor: async (items) => hasRoom(await withAdded(items)),
    drop: async (ids) => {
      const gone = new Set(ids);
      await write((await read()).filter(({ id }) => !gone.has(id)));
    },
    clear: () => write([]),
  };
};

/** Lets changes follow each other: two pages that change a list at once lose nothing. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(change: () => Promise<T>): Promise<T> => {
    const own = last.then(change, change);
    last = own.catch(() => undefined);
    return own;
  };
};
