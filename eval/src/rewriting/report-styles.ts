import { shinglesOf, wordsOf } from "../data/units.ts";
import type { Rewriting } from "../observation.ts";
import type { Observed } from "../observe-all.ts";
import { createPart, type Line } from "../report.ts";
import { accuracyByHalves } from "../statistics/classify.ts";
import { hashOf } from "../statistics/random.ts";

function featuresOf({ additions, text }: Rewriting): string[] {
  const words = wordsOf(additions);
  const size = Math.round(Math.log2(words.length + 1) * 2);
  const lines = text.split("\n").length - 1;
  const layout = [
    `size ${size}`,
    `lines ${Math.min(8, lines)}`,
    /\n- /.test(text) ? "list" : "flow",
  ];
  return [...words, ...shinglesOf(words, 2), ...layout];
}

/** Must show 5: styles and levels can be told from what was added. */
export function reportStyles(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("5 styles");
  const rewritten = all.flatMap(({ row, seen }) =>
    seen.rewritings
      .filter(({ changed }) => changed)
      .map((one) => ({ row, one, group: hashOf(row.id), features: featuresOf(one) })),
  );
  for (const lang of ["en", "all languages"]) {
    const own = rewritten.filter(({ row }) => lang === "all languages" || row.lang === lang);
    const levelled = own.filter(({ row }) => /short|chat|golden/.test(row.set));
    const styled = levelled.filter(({ one }) => one.level === "comprehensive");
    const style = accuracyByHalves(styled.map((entry) => ({ ...entry, label: entry.one.style })));
    add({ metric: "style named", over: lang, target: { least: 0.95 } }, styled, () => style);
    const level = accuracyByHalves(levelled.map((entry) => ({ ...entry, label: entry.one.level })));
    add({ metric: "level named", over: lang, target: { least: 0.9 } }, levelled, () => level);
  }
  return lines;
}
