import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type ModelFile, models } from "./models.ts";
import { codeOf, type ProgressListener, PullFault, pullFile } from "./pull-file.ts";

/** Shows a line to the person who asked. */
type Say = (line: string) => void;

/** Where the server keeps its data, unless it is told otherwise. */
const defaultFolder = "data/models";

const toMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Tells every twentieth, in percent. */
const step = 5;

const tellProgress = (size: number, say: Say): ProgressListener => {
  let told = 0;
  return (bytes) => {
    const percent = Math.floor((bytes * 100) / size);
    if (percent < told + step) return;
    told = percent - (percent % step);
    say(`${told}% of ${toMegabytes(size)}`);
  };
};

const explain = (error: unknown): string => {
  if (error instanceof PullFault) return error.message;
  const code = codeOf(error);
  if (code === undefined) throw error;
  return `The folder can't be written (${code}).`;
};

/** What the words ask for; null where they can't be read. */
const readWords = (words: readonly string[], offered: readonly ModelFile[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { folder: { type: "string", default: defaultFolder } },
    });
    const [name = offered[0]?.name, ...rest] = positionals;
    const model = offered.find((one) => one.name === name);
    return model && rest.length === 0 ? { model, folder: resolve(values.folder) } : null;
  } catch {
    return null;
  }
};

/**
 * Fetches a model for `LLM_PROVIDER=embedded`: says what it is and where it goes, then does it and
 * says how to start the server with it; answers the exit code (API-20).
 */
export const pullModel = async (
  words: readonly string[],
  offered: readonly ModelFile[] = models,
  say: Say = console.log,
): Promise<number> => {
  const wish = readWords(words, offered);
  if (!wish) {
    const names = offered.map(({ name }) => name).join(" | ");
    say(`Usage: pnpm model:pull [${names}] [--folder <path>]`);
    return 1;
  }
  const { model, folder } = wish;
  say(`Model    ${model.title}`);
  say(`Licence  ${model.licence}`);
  say(`Size     ${toMegabytes(model.size)}`);
  say(`Folder   ${folder}`);
  say(`From     ${new URL(model.url).host}`);
  try {
    const path = await pullFile(model, folder, tellProgress(model.size, say));
    say("It is there, and its checksum is right. Start the server with");
    say(`  LLM_PROVIDER=embedded LLM_MODEL=${path}`);
    return 0;
  } catch (error) {
    say(explain(error));
    return 1;
  }
};
