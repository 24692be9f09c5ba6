import { writeFile } from "node:fs/promises";

/** What is needed of the web app's sources. */
interface ExampleMaker {
  makeExamples(): Readonly<Record<string, unknown>>;
}

const folder = new URL("../apps/web/src/site/examples/", import.meta.url);

/** Runs our engine over the examples of the public pages and keeps what it makes of them. */
export const writeExamples = async (): Promise<void> => {
  const { makeExamples }: ExampleMaker = await import(new URL("make-examples.ts", folder).href);
  const made = makeExamples();
  await writeFile(new URL("examples.generated.json", folder), `${JSON.stringify(made, null, 2)}\n`);
  process.stdout.write(`${Object.keys(made).length} examples made\n`);
};
