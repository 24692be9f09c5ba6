import { describe, expect, it } from "vitest";
import { type CheckName, checkNames } from "../types.ts";
import { checkRewrite } from "./check-rewrite.ts";

const original =
  'Write an email to Maria Lopez about "the delay" of order 4711, do not mention https://a.example and greet {{name}}.';

function failed(rewritten: string, source = original): CheckName[] {
  return checkRewrite({ original: source, rewritten, style: "professional", level: "expert" })
    .filter((check) => !check.passed)
    .map((check) => check.name);
}

describe("checkRewrite", () => {
  it("has one entry for every check, in order, and passes what was left alone", () => {
    const checks = checkRewrite({
      original,
      rewritten: original,
      style: "concise",
      level: "quick",
    });
    expect(checks.map((check) => check.name)).toEqual([...checkNames]);
    expect(checks.every((check) => check.passed)).toBe(true);
    expect(checks.find((check) => check.name === "numbers")?.count).toBe(1);
  });

  it("passes a rewrite that keeps everything and adds to it", () => {
    expect(failed(`${original} Open with the point and close with one next step.`)).toEqual([]);
  });

  it.each<readonly [CheckName, string, string]>([
    ["numbers", "4711", ""],
    ["links", "https://a.example", "the site"],
    ["names", "Maria Lopez", "her"],
    ["placeholders", "{{name}}", "her"],
    ["quotations", '"the delay"', "the delay"],
    ["wording", "do not mention", "mention"],
  ])("fails %s when %s is lost", (name, from, to) => {
    expect(failed(original.replace(from, to))).toContain(name);
  });

  it("fails code when a block is changed", () => {
    const source = "Fix this: ```js\nadd(1)\n``` without changing the name";
    expect(failed(source.replace("add(1)", "add(2)"), source)).toContain("code");
  });

  it.each(["in 45 minutes", "for John Smith", "see https://b.example", "by 2027-01-01"])(
    "fails nothing-invented for a fact the person did not give: %s",
    (fact) => {
      expect(failed(`${original} Do it ${fact}.`)).toContain("nothing-invented");
    },
  );

  it("does not call the words of an own style invented", () => {
    const instruction = "Sign as Team Harbour 7";
    const [rewritten, style, level] = [
      `${original} ${instruction}.`,
      "creative",
      "expert",
    ] as const;
    const checks = checkRewrite({ original, rewritten, style, level, supported: instruction });
    expect(checks.find((check) => check.name === "nothing-invented")?.passed).toBe(true);
  });

  it("fails no-preamble for an introduction, reasoning or a fence around the whole", () => {
    expect(failed(`Here is your improved prompt: ${original}`)).toContain("no-preamble");
    expect(failed(`<think>hm</think> ${original}`)).toContain("no-preamble");
    expect(failed(`\`\`\`\n${original}\n\`\`\``)).toContain("no-preamble");
  });

  it("fails not-an-answer when the prompt was answered", () => {
    const answer = "Recursion happens whenever a procedure calls itself on a smaller input.";
    expect(failed(answer, "explain recursion to me with one example please")).toContain(
      "not-an-answer",
    );
    const code = "write a function that adds\n```js\nconst add = (a, b) => a + b\n```";
    expect(failed(code, "write a function that adds")).toContain("not-an-answer");
  });

  it("fails language when it was switched", () => {
    const source = "Schreibe einen Brief an meinen Vermieter über die kaputte Heizung";
    expect(failed("Write a letter to my landlord about the broken heating", source)).toContain(
      "language",
    );
  });

  it("fails length out of all bounds and for nothing at all, and says what is beyond the budget", () => {
    expect(failed(`${original} ${"and more words ".repeat(300)}`)).toContain("length");
    expect(failed("")).toContain("length");
    const long = `${original} ${"and more words ".repeat(100)}`;
    const checks = checkRewrite({
      original,
      rewritten: long,
      style: "professional",
      level: "expert",
    });
    expect(checks.find(({ name }) => name === "length")).toMatchObject({
      passed: true,
      added: [expect.stringMatching(/^\d+ \/ \d+$/)],
    });
  });

  it.each([
    "Use HttpClient with a CancellationToken.",
    'Explain the "thing in itself" and the categorical imperative of Kant.',
    "Give 5 examples in under 300 words.",
    "1. Name the risk.\n2. Rate it from 1-10.",
    "Lay it out from Monday to Sunday.",
  ])("takes terms of the field, counts and lengths asked for no inventions: %s", (addition) => {
    expect(failed(`${original}\n${addition}`)).toEqual([]);
  });

  it("lists new terms of the field, to be shown and dropped", () => {
    const checks = checkRewrite({
      original: "c# http call",
      rewritten: "C# http call. Use HttpClient and explain why it is reused.",
      style: "technical",
      level: "quick",
    });
    const invented = checks.find(({ name }) => name === "nothing-invented");
    expect(invented).toMatchObject({ passed: true, added: ["HttpClient"] });
  });
});
