import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { weightUnit } from "@whetstone/enhancer/fitting";
import type { LanguageModel } from "./learn-model.ts";

const target = fileURLToPath(
  new URL("../../../packages/enhancer/src/language/letter-weights.ts", import.meta.url),
);

function entryOf(model: LanguageModel, tag: string, index: number): string {
  const weighed = Array.from(model.groups, ([group, row]) => ({
    group,
    weight: Math.round((row[index] ?? 0) / weightUnit),
  })).filter(({ weight }) => weight !== 0);
  const byWeight = [...Map.groupBy(weighed, ({ weight }) => weight)].sort(
    ([one], [other]) => one - other,
  );
  const lists = byWeight.map(
    ([weight, own]) =>
      `"${weight}": "${own
        .map(({ group }) => group)
        .sort()
        .join(" ")}"`,
  );
  return `${tag}: { bias: ${(model.bias[index] ?? 0).toFixed(1)}, weights: { ${lists.join(", ")} } }`;
}

/** Writes the weights as lists of groups of letters, by language and weight. */
export function writeModel(model: LanguageModel): void {
  const entries = model.tags.map((tag, index) => entryOf(model, tag, index));
  const text = `interface LanguageLetters {
  readonly bias: number;
  /** Groups of letters by weight, parted by spaces; \`_\` is an edge of a word. */
  readonly weights: Readonly<Record<string, string>>;
}

/**
 * What each language is told by, weights in whole numbers. Fitted by \`eval/src/fit-languages.ts\`
 * on labelled data; not to be changed by hand.
 */
export const languageLetters: Readonly<Record<string, LanguageLetters>> = { ${entries.join(", ")} };
`;
  writeFileSync(target, text);
  execFileSync("biome", ["format", "--write", target]);
}
