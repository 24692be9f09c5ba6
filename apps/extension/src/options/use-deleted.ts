import { useState } from "react";

interface Item {
  readonly id: string;
  readonly at: number;
}

/** A list with what was deleted on this page still at its place, so that it can be brought back. */
export interface WithDeleted<Kind extends Item> {
  /** What is there and what was deleted here, oldest first. */
  readonly items: readonly Kind[];
  readonly isDeleted: (item: Kind) => boolean;
  readonly remember: (item: Kind) => void;
  readonly forget: (item: Kind) => void;
}

/** Keeps what is deleted on this page until the page is left. */
export const useDeleted = <Kind extends Item>(list: readonly Kind[]): WithDeleted<Kind> => {
  const [deleted, setDeleted] = useState<readonly Kind[]>([]);
  const there = new Set(list.map(({ id }) => id));
  const gone = deleted.filter(({ id }) => !there.has(id));
  return {
    items: [...list, ...gone].toSorted((one, other) => one.at - other.at),
    isDeleted: ({ id }) => !there.has(id),
    remember: (item) => setDeleted((before) => [...before.filter(isOther(item)), item]),
    forget: (item) => setDeleted((before) => before.filter(isOther(item))),
  };
};

const isOther =
  (item: Item) =>
  ({ id }: Item): boolean =>
    id !== item.id;
