import { expect, it } from "vitest";
import { english } from "./language/english.ts";
import { explainUnchanged } from "./unchanged.ts";

it.each([
  ["follow-up", "Left as it is: this leans on the conversation."],
  ["fact", "Left as it is: nothing is missing."],
  ["greeting", "Left as it is: there is nothing to add."],
  ["device-order", "Left as it is: there is nothing to add."],
  ["role-play", "Left as it is: there is nothing to add."],
  ["harmful", "Left as it is: there is nothing to add."],
  ["jailbreak", "Left as it is: there is nothing to add."],
  ["a newer reason", "Left as it is: there is nothing to add."],
])("says why a prompt was left alone (ENH-4): %s", (unchanged, line) => {
  expect(explainUnchanged(unchanged, english)).toBe(line);
});
