import { expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { createRewriter } from "./create-rewriter.ts";

const rewrite = createRewriter(allKits);
const questionsOf = (prompt: string) =>
  rewrite({ prompt, style: "professional", level: "comprehensive", platform: "other" }).questions;

it.each([
  "write a complaint to the airline, they lost my suitcase for four days on the way to lisbon and i had to buy clothes",
  "i want to learn guitar but no idea where to start, i am 34 and sing a bit, can u make me a plan",
  "plan a weekend trip for four old friends who like walking and beer",
])("asks one thing at most of who wrote more than 11 words (ENH-7): %s", (prompt) => {
  expect(questionsOf(prompt)).toHaveLength(1);
});

it("asks two things at most of who wrote more than 7 words (ENH-7)", () => {
  expect(questionsOf("name ideas for bakery")).toHaveLength(3);
  expect(questionsOf("can you please give me some name ideas for my bakery")).toHaveLength(2);
});

it("counts the words of a script without spaces by two characters each", () => {
  expect(questionsOf("去年心梗了给个健身计划")).toHaveLength(3);
  expect(questionsOf("去年心梗医生说可以运动了给个健身计划")).toHaveLength(2);
});

it.each([
  "soll ich den bausparvertrag kündigen oder weiter besparen? 14.000 drauf, 1% zins, wir wollen eventuell in drei jahren eine wohnung in der stadt kaufen, meine frau ist dafür",
  "write a complaint to the airline, they lost my suitcase for four days on the way to lisbon and i had to buy clothes for the wedding of my sister",
])("asks nothing of who told their case in more than 24 words (ENH-7): %s", (prompt) => {
  expect(questionsOf(prompt)).toEqual([]);
});

it("still asks for the text that must be brought along", () => {
  const prompt =
    "summarize this article for my boss in a few lines, she has little time and only wants to know what it means for our pricing next year";
  expect(questionsOf(prompt).map(({ need }) => need)).toEqual(["material"]);
});

it.each([
  ["縁側に猫と西瓜の種ふたつ 添削して", false],
  ["私は昨日学校を行きました 校正してください", false],
  ["履歴書の志望動機 添削してください", true],
  ["レポート 添削して", true],
  ["私の書いた志望動機を 添削してください", true],
  ["この記事の内容を 要約して", true],
])(
  "takes what stands before an order in Japanese for the text, where it is one: %s",
  (prompt, isAsked) => {
    expect(questionsOf(prompt).some(({ need }) => need === "material")).toBe(isAsked);
  },
);

it("asks nobody in a wheelchair how much they walk (ENH-7)", () => {
  const questions = questionsOf("trip to rome with my dad who uses a wheelchair");
  const trip = questions.find(({ need }) => need === "trip-taste");
  expect(trip?.question).toBe("What matters most for getting around?");
  expect(JSON.stringify(questions)).not.toContain("walk");
});
