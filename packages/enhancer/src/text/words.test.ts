import { describe, expect, it } from "vitest";
import { codePointLength, countWords } from "./words.ts";

describe("words", () => {
  it("counts words of spaced scripts and characters of Chinese and Japanese", () => {
    expect(countWords("Don't over-think it")).toBe(3);
    expect(countWords("写一首诗 now")).toBe(5);
    expect(countWords(" …!")).toBe(0);
  });

  it("measures length in code points (DATA-10)", () => {
    expect(codePointLength("a😀é")).toBe(3);
  });
});
