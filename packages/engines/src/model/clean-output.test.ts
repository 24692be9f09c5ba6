import { describe, expect, it } from "vitest";
import { cleanBeginning, cleanOutput } from "./clean-output.ts";

const text = "Write an email to my landlord about the broken heating.";
/** Enough for work that grows with its square never to end. */
const blanks = " \n".repeat(200_000);

describe("what a model put around its rewrite", () => {
  it.each([
    ["behind the text", `${text}${blanks}`, text],
    ["inside of the text", `${text}${blanks}x`, `${text}${blanks}x`],
    ["before a closing tag", `<prompt>${text}${blanks}</prompt>${blanks}`, text],
    ["before a tag that does not close", `<prompt>${text}${blanks}x`, null],
    ["behind a fence", `\`\`\`\n${text}\n\`\`\`${blanks}`, text],
  ])("ends with a run of blanks %s", (_where, written, whole) => {
    expect(cleanBeginning(written, "x").startsWith(text)).toBe(true);
    expect(cleanOutput(written, "x")).toBe(whole ?? written);
  });

  it("is cut where it was closed, and nowhere else", () => {
    expect(cleanBeginning(`<answer>\n${text}\n</answer>\n`, "x")).toBe(text);
    expect(cleanBeginning(`${text} Mind </text> too.`, "x")).toBe(`${text} Mind </text> too.`);
    expect(cleanOutput(`<output>\n${text}\n</answer>`, "x")).toContain("<output>");
  });
});
