import { maxAnswerLength, maxAnswers } from "@whetstone/api-client";
import { anythingElse } from "@whetstone/enhancer/basics";
import { expect, it } from "vitest";
import { offersFor } from "./about-me.ts";
import { answersIn, roomFor, toCarried, typedOf } from "./answers.ts";

const questions = ["a", "b", "c"].map((need) => ({ need, question: `${need}?`, suggestions: [] }));

it("answers are in the order of the questions, the open one last, and blank fields are none (ENH-10)", () => {
  const typed = { [anythingElse]: "more", c: "three", a: " one ", b: "  ", other: "not asked" };
  expect(answersIn(typed, questions)).toEqual([
    { need: "a", text: "one" },
    { need: "c", text: "three" },
    { need: anythingElse, text: "more" },
  ]);
});

it("a field takes what its call can carry, and the fields come back as they were left", () => {
  const two = questions.slice(0, 2);
  expect([roomFor("b", two), roomFor(anythingElse, two)]).toEqual([300, 300]);
  expect(["a", "b", "c", anythingElse].map((need) => roomFor(need, questions))).toEqual([
    300, 300, 149, 149,
  ]);
  const typed = { a: "x".repeat(maxAnswerLength + 1), c: "three" };
  const answers = answersIn(typed, questions);
  expect(answers[0]?.text).toHaveLength(maxAnswerLength);
  expect(typedOf(answers)).toMatchObject({ c: "three" });
});

it("three questions and the open field fit into the three answers of a call, whole", () => {
  const full = Object.fromEntries(
    ["a", "b", "c", anythingElse].map((need) => [need, need.at(0)?.repeat(300) ?? ""]),
  );
  const typed = { ...full, c: "c".repeat(149), [anythingElse]: "e".repeat(149) };
  const carried = toCarried(answersIn(typed, questions));
  expect(carried).toHaveLength(maxAnswers);
  expect(carried[2]).toEqual({ need: "c", text: `${"c".repeat(149)}\n${"e".repeat(149)}` });
  expect(carried.every(({ text }) => text.length <= maxAnswerLength)).toBe(true);
  expect(toCarried([])).toEqual([]);
});

it("what a person keeps for a need is offered first, once, and no more than can be seen", () => {
  const question = { need: "a", question: "a?", suggestions: ["one", "two", "three", "four"] };
  const fact = (need: string, text: string) => ({ need, question: "?", text });
  expect(offersFor(question, [fact("a", "own"), fact("b", "other")])).toEqual([
    "own",
    "one",
    "two",
    "three",
  ]);
  expect(offersFor(question, [fact("a", "two")])).toEqual(["two", "one", "three", "four"]);
});

it("answers to a model's questions carry what was asked: its need says nothing by itself", () => {
  const asked = [{ need: "asked-1", question: "For whom?", suggestions: [] }, ...questions];
  expect(answersIn({ "asked-1": "my aunt", a: "one" }, asked)).toEqual([
    { need: "asked-1", question: "For whom?", text: "my aunt" },
    { need: "a", text: "one" },
  ]);
});
