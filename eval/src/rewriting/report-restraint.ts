import type { Observed } from "../observe-all.ts";
import { createPart, type Line } from "../report.ts";
import { mean } from "../statistics/figures.ts";

const most = 1.15;
const manyInstructions = 3;

const strong: readonly (readonly [string, (entry: Observed) => boolean])[] = [
  [
    "IFEval, three or more",
    ({ row }) =>
      row.set === "constraints_ifeval" && (row.instruction_ids?.length ?? 0) >= manyInstructions,
  ],
  [
    "classic library",
    ({ row }) => row.set === "good_prompts_library" && !/community/.test(row.vintage ?? ""),
  ],
  ["library, all", ({ row }) => row.set === "good_prompts_library"],
  ["templates", ({ row }) => row.set === "good_templates_multilingual"],
  ["good, multilingual", ({ row }) => row.set === "good_prompts_multilingual"],
  ["golden, strong", ({ row }) => row.set === "golden_strong"],
];

/** Must show 4: what is strong stays as it is, and nothing is said twice. */
export function reportRestraint(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("4 restraint");
  for (const [over, belongs] of strong) {
    const rewritings = all
      .filter(belongs)
      .flatMap(({ seen }) => seen.rewritings.filter(({ level }) => level === "comprehensive"));
    add({ metric: "ratio <= 1.15", over, target: { least: 0.9 } }, rewritings, (sample) =>
      mean(sample.map(({ ratio }) => (ratio <= most ? 1 : 0))),
    );
  }
  const every = all.flatMap(({ seen }) => seen.rewritings);
  const again = every.flatMap((one) => (one.again === undefined ? [] : [one.again]));
  add(
    { metric: "second run adds, mean", over: "its own output", target: { most: 0.05 } },
    again,
    mean,
  );
  add(
    { metric: "second run under 5%", over: "its own output", target: { least: 0.95 } },
    again,
    (sample) => mean(sample.map((growth) => (growth < 0.05 ? 1 : 0))),
  );
  return lines;
}
