import { expect, it } from "vitest";
import { planImport } from "./plan-import.ts";

const prompt = (id: string, text: string) => ({ id, at: 1, title: "Mail", text });
const style = (id: string, instruction: string) => ({ id, at: 1, name: "Pirate", instruction });
const ids = () => {
  let next = 0;
  return () => `new-${++next}`;
};

it("adds what is not there, and nothing that is there word for word", () => {
  const kept = { ownStyles: [style("s1", "Arr")], library: [prompt("p1", "Hello")] };
  const file = {
    ownStyles: [style("s1", "Arr"), style("s9", "Arr")],
    library: [prompt("p1", "Hello"), prompt("p2", "Bye")],
  };
  expect(planImport(file, kept, ids())).toEqual({ ownStyles: [], library: [prompt("p2", "Bye")] });
});

it("never takes the place of what was changed since: the file's goes beside it (EXT-18)", () => {
  const kept = { ownStyles: [], library: [prompt("p1", "Newer")] };
  const file = { ownStyles: [], library: [prompt("p1", "Older")] };
  expect(planImport(file, kept, ids()).library).toEqual([prompt("new-1", "Older")]);
});

it("keeps both of two that a file gives the same id", () => {
  const file = { ownStyles: [], library: [prompt("p1", "One"), prompt("p1", "Two")] };
  expect(planImport(file, { ownStyles: [], library: [] }, ids()).library).toEqual([
    prompt("p1", "One"),
    prompt("new-1", "Two"),
  ]);
});
