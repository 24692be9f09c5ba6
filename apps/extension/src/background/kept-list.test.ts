import { describe, expect, it } from "vitest";
import { createKeptList, createTurns } from "./kept-list.ts";

interface Note {
  readonly id: string;
  readonly at: number;
  readonly text: string;
}

const note = (id: string, at: number, text = id): Note => ({ id, at, text });

const createWorld = (whenFull: "drop-oldest" | "refuse", most = 3) => {
  let stored: readonly Note[] = [];
  const list = createKeptList<Note>({
    read: async () => stored,
    write: async (items) => {
      stored = items;
    },
    most,
    mostCharacters: 20,
    lengthOf: ({ text }) => text.length,
    whenFull,
  });
  return { list, ids: () => stored.map(({ id }) => id) };
};

describe("a list on the device", () => {
  it("is in the order things were made, so that a deletion undone is at its place again", async () => {
    const { list, ids } = createWorld("refuse");
    for (const item of [note("a", 1), note("b", 2), note("c", 3)]) await list.keep([item]);
    await list.drop(["b", "never there"]);
    expect(ids()).toEqual(["a", "c"]);
    await list.keep([note("b", 2)]);
    expect(ids()).toEqual(["a", "b", "c"]);
  });

  it("replaces what has the same id", async () => {
    const { list } = createWorld("refuse");
    await list.keep([note("a", 1, "old")]);
    await list.keep([note("a", 1, "new")]);
    expect(await list.read()).toEqual([note("a", 1, "new")]);
  });

  it("refuses what there is no room for, and keeps all it had", async () => {
    const { list, ids } = createWorld("refuse", 1);
    await list.keep([note("a", 1)]);
    expect(await list.keep([note("b", 2)])).toBe("full");
    expect(await list.keep([note("a", 1, "x".repeat(21))])).toBe("full");
    expect(ids()).toEqual(["a"]);
  });

  it("lets the oldest go when it is a history", async () => {
    const { list, ids } = createWorld("drop-oldest");
    for (const at of [1, 2, 3, 4]) await list.keep([note(`n${at}`, at)]);
    expect(ids()).toEqual(["n2", "n3", "n4"]);
    await list.keep([note("long", 5, "x".repeat(17))]);
    expect(ids()).toEqual(["n4", "long"]);
  });

  it("is empty once it was cleared", async () => {
    const { list, ids } = createWorld("refuse");
    await list.keep([note("a", 1)]);
    await list.clear();
    expect(ids()).toEqual([]);
  });
});

describe("changes made at once", () => {
  it("follow each other, also after one that failed", async () => {
    const inTurn = createTurns();
    let count = 0;
    const add = async () => {
      const before = count;
      await Promise.resolve();
      count = before + 1;
    };
    const failing = inTurn(() => Promise.reject(new Error("no room")));
    await Promise.all([expect(failing).rejects.toThrow("no room"), inTurn(add), inTurn(add)]);
    expect(count).toBe(2);
  });
});
