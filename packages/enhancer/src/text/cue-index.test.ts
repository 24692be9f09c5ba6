import { expect, it } from "vitest";
import { createCueIndex } from "./cue-index.ts";

const index = createCueIndex(
  [
    ["write", "write|put together|écri*"],
    ["list", "gather|put"],
    ["chinese", "写"],
  ],
  ["ו"],
);

const found = (text: string) =>
  [...index.find(text)].map(([key, spans]) => [
    key,
    ...spans.map(({ start, end }) => text.slice(start, end)),
  ]);

it.each([
  ["Please WRITE it and write again", [["write", "WRITE", "write"]]],
  ["rewrite the writer", []],
  ["écrivez, puis écri", [["write", "écrivez", "écri"]]],
  ["écriiiiiiiiiiiiiiiiiiiii", []],
  [
    "put  together",
    [
      ["write", "put  together"],
      ["list", "put"],
    ],
  ],
  ["请写一首诗", [["chinese", "写"]]],
  ["", []],
])("finds whole phrases and open ones where they stand: %j", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it("looks through what is written together with a word", () => {
  const hebrew = createCueIndex([["write", "כתוב"]], ["ו"]);
  expect(hebrew.find("וכתוב שיר").get("write")).toEqual([{ start: 1, end: 5 }]);
  expect(hebrew.find("שכתוב").size).toBe(0);
});
