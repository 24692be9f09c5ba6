import { readSets } from "./data/read-sets.ts";
import { corpusOf } from "./languages/corpus.ts";
import { describeModel } from "./languages/describe-model.ts";
import { learnModel } from "./languages/learn-model.ts";
import { writeModel } from "./languages/write-model.ts";

const [folder = "", option] = process.argv.slice(2);
const corpus = corpusOf(readSets(folder));
const model = learnModel(corpus.filter((text) => !text.heldOut));
process.stdout.write(
  describeModel(
    model,
    corpus.filter((text) => text.heldOut),
  ),
);
if (option === "--write") writeModel(learnModel(corpus));
