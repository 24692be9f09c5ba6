import type { Observed } from "../observe-all.ts";
import { createPart, type Line } from "../report.ts";
import { mean } from "../statistics/figures.ts";

const gates = [
  "protected",
  "negations",
  "language",
  "invented",
  "answer",
  "length",
  "empty",
  "surrogates",
  "determinism",
] as const;

/** Sets in order, each with its rows. */
export function bySet(all: readonly Observed[]): [string, Observed[]][] {
  const sets = new Map<string, Observed[]>();
  for (const entry of all) sets.set(entry.row.set, [...(sets.get(entry.row.set) ?? []), entry]);
  return [...sets];
}

/** Must show 1: every row of every set, every style. */
export function reportGates(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("1 gates");
  const rewritings = all.flatMap(({ row, seen }) => seen.rewritings.map((one) => ({ row, one })));
  for (const gate of gates) {
    const failed = rewritings.flatMap(({ row, one }) =>
      one.faults
        .filter(([name]) => name === gate)
        .map(([, detail]) => `${row.id} ${one.style}: ${detail}`),
    );
    const target = { least: gate === "language" ? 0.995 : 1 };
    const note = failed.length === 0 ? "" : `${failed.length}: ${failed.slice(0, 3).join(" | ")}`;
    const asked =
      gate === "language" ? rewritings.filter(({ row }) => row.lang !== "en") : rewritings;
    add(
      { metric: gate, over: "all sets, all styles", target, note: note.replace(/\n/g, "⏎") },
      asked,
      (sample) =>
        mean(sample.map(({ one }) => (one.faults.some(([name]) => name === gate) ? 0 : 1))),
    );
  }
  for (const [set, entries] of bySet(all)) {
    const recalls = entries.flatMap(({ seen }) => seen.rewritings.map(({ recall }) => recall));
    add({ metric: "recall", over: set, target: { least: 0.97 } }, recalls, mean);
  }
  for (const [set, entries] of bySet(all)) {
    const changed = entries.flatMap(({ seen }) =>
      seen.rewritings
        .filter(({ level }) => level === "comprehensive")
        .map((one) => (one.changed ? 1 : 0)),
    );
    add({ metric: "changed", over: set }, changed, (sample) => mean(sample));
  }
  return lines;
}

/** Detected language against labels given by people or files, per language. */
export function reportLanguages(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("0 language");
  const labelled = all.filter(
    ({ row }) => row.lang_by !== "detector" && row.lang_by !== undefined && !/-|und/.test(row.lang),
  );
  const languages = [...new Set(labelled.map(({ row }) => row.lang))].sort();
  for (const lang of languages) {
    const own = labelled.filter(({ row }) => row.lang === lang);
    add({ metric: "detected", over: lang }, own, (sample) =>
      mean(sample.map(({ seen }) => (seen.detected === lang ? 1 : 0))),
    );
  }
  const short = all.filter(({ row }) => row.set === "multi_commands");
  add({ metric: "detected", over: "multi_commands" }, short, (sample) =>
    mean(sample.map(({ row, seen }) => (seen.detected === row.lang ? 1 : 0))),
  );
  return lines;
}
