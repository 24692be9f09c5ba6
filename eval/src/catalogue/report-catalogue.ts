import type { Observed } from "../observe-all.ts";
import { createPart, type Line } from "../report.ts";
import { mean } from "../statistics/figures.ts";

const sets = /prompts_en_short|multi_chat|golden_prompts/;

/** How much of what people type the catalogue knows, leaves alone, asks about and adds to. */
export function reportCatalogue(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("2 catalogue");
  const rows = all.filter(({ row }) => sets.test(row.set));
  for (const lang of [...new Set(rows.map(({ row }) => row.lang))].sort()) {
    const own = rows.filter(({ row }) => row.lang === lang);
    if (own.length < 20) continue;
    const share = (metric: string, isSo: (one: Observed) => boolean) =>
      add({ metric, over: lang }, own, (some) => mean(some.map((one) => (isSo(one) ? 1 : 0))));
    share("left alone", ({ seen }) => seen.care !== null);
    share("ask recognized", ({ seen }) => seen.ask !== null && !seen.ask.startsWith("by-form."));
    share("form recognized", ({ seen }) => seen.ask?.startsWith("by-form.") === true);
    share("questions", ({ seen }) => seen.questions > 0);
    share("changed", ({ seen }) => seen.rewritings.some(({ changed }) => changed));
  }
  return lines;
}
