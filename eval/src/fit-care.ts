import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { examplesOf, languagesWithExamples } from "./care/examples.ts";
import { makeModel } from "./care/make-model.ts";

const languages = new URL("../../packages/enhancer/src/languages/", import.meta.url);
const chosen = process.argv.slice(2);
const tags = languagesWithExamples().filter((tag) => chosen.length === 0 || chosen.includes(tag));

process.stdout.write("held out: in need, caught by their words alone; ordinary, wrongly taken\n");
for (const tag of tags) {
  const { model, seen } = makeModel(tag, examplesOf(tag));
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
  process.stdout.write(
    `${tag}  ${seen.need} ${percent(seen.caught)}  ${seen.ordinary} ${percent(seen.wrong)}  from ${model.enough}\n`,
  );
  writeFileSync(
    fileURLToPath(new URL(`${tag}/words.json`, languages)),
    `${JSON.stringify(model, null, 2)}\n`,
  );
}
