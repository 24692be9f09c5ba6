import { describe, expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { createRewriter } from "./create-rewriter.ts";

const rewrite = createRewriter(allKits);
const asked = (prompt: string, text: string) =>
  rewrite({
    prompt,
    style: "professional",
    level: "comprehensive",
    platform: "other",
    answers: [{ need: "anything-else", text }],
  });

describe("what the person left open (ENH-14)", () => {
  it("is closed before anything is added, so that it stands outside their code", () => {
    const prompt = "fix this bug:\n```py\nprint(x\n";
    const { text, checks } = asked(prompt, "NameError");
    expect(text.startsWith(`${prompt}\`\`\`\n\n`)).toBe(true);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it("is left as it is where the fence is closed", () => {
    const prompt = "fix this bug:\n```py\nprint(x\n```";
    expect(asked(prompt, "NameError").text).toContain(`${prompt}\n\n`);
  });
});

describe("an answer of the person's own", () => {
  it.each([
    "flight 12 hours late, my kid is diabetic and had a hypo",
    "he comes into my flat without notice",
    "i had a heart attack last year",
    "she always says she'll kill me if i forget",
  ])("stands in the text, and no check fails over it: %s", (answer) => {
    const { text, unchanged, checks } = asked("write a letter to my landlord", answer);
    expect(unchanged).toBeUndefined();
    expect(text).toContain(answer);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it("that threatens somebody is put into no prompt (ENH-4)", () => {
    const { unchanged } = asked("write a message to my wife", "if she leaves me i will kill her");
    expect(unchanged).toBe("harmful");
  });
});

describe("what the person wants otherwise", () => {
  it.each([
    ["quiz on fractions for my class, no answer key", "answers at the end"],
    ["meal plan, one line per day, no shopping list", "shopping list"],
    ["write an apology to my boss, full of excuses and reasons", "no excuses"],
    ["poem for my wife, invent some memories", "invent memories"],
    ["recipe for carbonara, ingredients only", "Where timing matters"],
  ])("is not ordered all the same (ENH-15): %s", (prompt, added) => {
    const { text } = asked(prompt, "soon");
    expect(text.slice(prompt.length)).not.toContain(added);
  });
});
