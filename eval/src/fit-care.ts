import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { doubtedPhrases } from "./care/doubted.ts";
import { examplesOf, languagesWithExamples } from "./care/examples.ts";
import { makeModel } from "./care/make-model.ts";

const languages = new URL("../../packages/enhancer/src/languages/", import.meta.url);
const chosen = process.argv.slice(2);
const tags = languagesWithExamples().filter((tag) => chosen.length === 0 || chosen.includes(tag));

process.stdout.write("held out: in need, caught by their words alone; ordinary, wrongly taken\n");
for (const tag of tags) {
  const examples = examplesOf(tag);
  const { model, seen } = makeModel(tag, examples);
  const doubted = doubtedPhrases(tag, examples);
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
  process.stdout.write(
    `${tag}  ${seen.need} ${percent(seen.caught)}  ${seen.ordinary} ${percent(seen.wrong)}  from ${model.enough}  doubted ${doubted.length}\n`,
  );
  writeFileSync(
    fileURLToPath(new URL(`${tag}/words.json`, languages)),
    `${JSON.stringify({ ...model, doubted: doubted.join("|") }, null, 2)}\n`,
  );
}
