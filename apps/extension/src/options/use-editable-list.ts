import { useState } from "react";
import type { KeepAnswer, Kept } from "../messages/kept.ts";
import { dropKept } from "../messages/use-kept.ts";

/** Where an item of a list stands: `changed` is what was last edited or brought back. */
export type ItemState = "shown" | "edited" | "changed" | "deleted";

/** A list whose items are edited in their place, deleted and brought back. */
export interface EditableList<Item> {
  /** What is there and what was deleted on this page, oldest first. */
  readonly items: readonly Item[];
  readonly stateOf: (item: Item) => ItemState;
  readonly edit: (item: Item) => void;
  /** Ends the editing of an item. */
  readonly done: (item: Item) => void;
  readonly drop: (item: Item) => Promise<void>;
  readonly bringBack: (item: Item) => Promise<void>;
}

interface Identified {
  readonly id: string;
}

const isOther =
  (item: Identified) =>
  ({ id }: Identified): boolean =>
    id !== item.id;

/** Lets a list of the device be edited; what is deleted can be brought back until the page is left. */
export const useEditableList = <Name extends "ownStyles" | "library" | "facts">(
  name: Name,
  list: readonly Kept<Name>[],
  keep: (item: Kept<Name>) => Promise<KeepAnswer>,
): EditableList<Kept<Name>> => {
  const [edited, setEdited] = useState<string | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<readonly Kept<Name>[]>([]);
  const there = new Set(list.map(({ id }) => id));
  const gone = deleted.filter(({ id }) => !there.has(id));
  return {
    items: [...list, ...gone].toSorted((one, other) => one.at - other.at),
    stateOf: ({ id }) => {
      if (!there.has(id)) return "deleted";
      if (edited === id) return "edited";
      return changed === id ? "changed" : "shown";
    },
    edit: ({ id }) => setEdited(id),
    done: ({ id }) => {
      setEdited(null);
      setChanged(id);
    },
    drop: async (item) => {
      await dropKept(name, [item.id]);
      setDeleted((before) => [...before.filter(isOther(item)), item]);
    },
    bringBack: async (item) => {
      await keep(item);
      setDeleted((before) => before.filter(isOther(item)));
      setChanged(item.id);
    },
  };
};
