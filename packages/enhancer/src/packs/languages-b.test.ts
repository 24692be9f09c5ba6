import { describe, expect, it } from "vitest";
import { allLanguagePacks, scorePrompt } from "../all-languages.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { createRewriter } from "../rewrite/create-rewriter.ts";
import { styles } from "../vocabulary.ts";

/** The score of a text that has one. */
const scored = (...input: Parameters<typeof scorePrompt>) => {
  const score = scorePrompt(...input);
  if (score === null) throw new Error("No score");
  return score;
};

const rewrite = createRewriter(allLanguagePacks);

const prompts = [
  ["ar", "اكتب قصيدة عن الخريف"],
  ["hi", "शरद ऋतु पर एक कविता लिखें"],
  ["ja", "秋についての詩を書いてください"],
  ["ko", "가을에 대한 시를 써 주세요"],
  ["bn", "শরৎ নিয়ে একটি কবিতা লেখো"],
  ["he", "כתבי שיר על הסתיו"],
  ["fa", "شعری درباره پاییز بنویس"],
  ["vi", "Viết một bài thơ về mùa thu"],
] as const;

describe.each(prompts)("a prompt in %s", (tag, prompt) => {
  it.each(styles)("keeps its words and its language and gains in style %s", (style) => {
    const result = rewrite({ prompt, style, level: "comprehensive", platform: "chatgpt" });
    expect(result.text).toContain(prompt);
    expect(result.text.length).toBeGreaterThan(prompt.length);
    expect(detectLanguage(result.text).tag).toBe(tag);
    expect(scored(result.text).total).toBeGreaterThan(scored(prompt).total);
    expect(result.checks.filter((check) => !check.passed)).toEqual([]);
  });
});

it("reads how a question asks wherever its word stands, where it keeps the answer's place", () => {
  const ask = (prompt: string) =>
    rewrite({ prompt, style: "professional", level: "expert", platform: "chatgpt" }).text;
  expect(ask("空はなぜ青いのですか")).toMatch(/原因/);
  expect(ask("Bầu trời vì sao lại có màu xanh như vậy?")).toMatch(/nguyên nhân/i);
});

it.each([
  ["ja", "結婚式のスピーチを書いてください", /日程/],
  ["ko", "친구 결혼식 축사를 써 주세요", /예산/],
  ["zh", "帮我写一篇婚礼致辞", /预算/],
] as const)(
  "takes a speech at a wedding for a text, no plan of the wedding, in %s",
  (_tag, prompt, planned) => {
    const { text } = rewrite({
      prompt,
      style: "professional",
      level: "comprehensive",
      platform: "chatgpt",
    });
    expect(text).not.toBe(prompt);
    expect(text).not.toMatch(planned);
  },
);
