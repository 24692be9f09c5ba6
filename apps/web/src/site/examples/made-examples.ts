import { z } from "zod";
import type { Example } from "./example.ts";
import generated from "./examples.generated.json" with { type: "json" };
import { examples } from "./examples.ts";
import { type MadeText, madeTextSchema } from "./made-text.ts";

/** An example with what our engine made of it. */
export interface MadeExample extends MadeText {
  readonly example: Example;
}

const madeTexts = z.record(z.string(), madeTextSchema).parse(generated);

/** The example of this id with its result. Throws when there is none, or `pnpm examples` was not run. */
export const madeExample = (id: string): MadeExample => {
  const example = examples.find((candidate) => candidate.id === id);
  const made = madeTexts[id];
  if (!example || !made)
    throw new Error(`There is no example "${id}": add it to examples.ts and run "pnpm examples".`);
  return { example, ...made };
};
