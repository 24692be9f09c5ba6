import { createRewriter, styles } from "@whetstone/enhancer";
import { allKits, scorePrompt } from "@whetstone/enhancer/all-languages";
import { promptOf } from "./data/row.ts";
import type { Observed } from "./observe-all.ts";
import { createPart, type Line } from "./report.ts";
import { quantile } from "./statistics/figures.ts";

const rewrite = createRewriter(allKits);

function time(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

function rewriteTime(prompt: string, index: number): number {
  const style = styles[index % styles.length] ?? "professional";
  return time(() => rewrite({ prompt, style, level: "comprehensive", platform: "chatgpt" }));
}

/** Texts of a length in characters, cut from the prompts at hand. */
function textsOf(all: readonly Observed[], length: number, count: number): string[] {
  const source = all.map(({ row }) => promptOf(row)).filter((text) => text.length < 3000);
  const joined = source.join(" ");
  const whole = joined.repeat(Math.ceil((length * 2) / joined.length) + 1);
  return Array.from({ length: count }, (_none, index) => {
    const from = (index * 7919) % (whole.length - length);
    return whole.slice(from, from + length).toWellFormed();
  });
}

/** Must show 6: what a call costs, in milliseconds. Sizes are the build's to report. */
export function reportCost(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("6 cost");
  const p99 = (sample: readonly number[]) => quantile(sample, 0.99);
  const plain = all.filter(({ row }) => !/^adv/.test(row.set));
  const texts = textsOf(plain, 2000, 400);
  for (const [index, text] of texts.entries()) rewriteTime(text, index);
  add(
    { metric: "rewrite p99, ms", over: "2,000 characters", target: { most: 3 } },
    texts.map(rewriteTime),
    p99,
  );
  for (const text of texts) scorePrompt(text);
  const scores = texts.map((text) => time(() => scorePrompt(text)));
  add({ metric: "score p99, ms", over: "2,000 characters", target: { most: 1 } }, scores, p99);
  const perCharacter = (length: number) =>
    quantile(
      textsOf(plain, length, 5).map((text, index) => rewriteTime(text, index) / length),
      0.5,
    );
  const [long, longer] = [perCharacter(20_000), perCharacter(200_000)];
  add(
    { metric: "time per character", over: "200,000 over 20,000", target: { most: 1.5 } },
    [longer / long],
    (one) => one[0] ?? Number.NaN,
  );
  const traps = all.filter(({ row }) => row.set === "adv_constructed");
  const times = traps.map(({ row }, index) => rewriteTime(promptOf(row), index));
  add({ metric: "rewrite p99, ms", over: "adv_constructed", target: { most: 200 } }, times, p99);
  return lines;
}
