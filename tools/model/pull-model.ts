import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { models } from "./models.ts";
import { codeOf, type ProgressListener, PullFault, pullFile } from "./pull-file.ts";

const usage = `Usage: pnpm model:pull [${models.map(({ name }) => name).join(" | ")}] [--folder <path>]`;

/** Where the server keeps its data, unless it is told otherwise. */
const defaultFolder = "data/models";

const toMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** One line that moves on in a terminal, and a line for every tenth elsewhere. */
const tellProgress = (size: number): ProgressListener => {
  const { isTTY } = process.stdout;
  const step = isTTY ? 1 : 10;
  let told = 0;
  return (bytes) => {
    const percent = Math.floor((bytes * 100) / size);
    if (percent < told + step) return;
    told = percent - (percent % step);
    const line = `${told}% of ${toMegabytes(size)}`;
    process.stdout.write(isTTY ? `\r${line}${told === 100 ? "\n" : ""}` : `${line}\n`);
  };
};

const explain = (error: unknown): string => {
  if (error instanceof PullFault) return error.message;
  const code = codeOf(error);
  if (code === undefined) throw error;
  return `The folder can't be written (${code}).`;
};

/** What the words ask for; null where they can't be read. */
const readWords = (words: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { folder: { type: "string", default: defaultFolder } },
    });
    const [name = models[0]?.name, ...rest] = positionals;
    const model = models.find((one) => one.name === name);
    return model && rest.length === 0 ? { model, folder: resolve(values.folder) } : null;
  } catch {
    return null;
  }
};

/**
 * Fetches a model for `LLM_PROVIDER=embedded`: says what it is and where it goes, then does it and
 * says how to start the server with it; answers the exit code (API-20).
 */
export const pullModel = async (words: readonly string[]): Promise<number> => {
  const wish = readWords(words);
  if (!wish) {
    console.error(usage);
    return 1;
  }
  const { model, folder } = wish;
  console.log(
    `Model    ${model.title}\nLicence  ${model.licence}\nSize     ${toMegabytes(model.size)}\nFolder   ${folder}\nFrom     ${new URL(model.url).host}`,
  );
  try {
    const path = await pullFile(model, folder, tellProgress(model.size));
    console.log(
      `It is there, and its checksum is right. Start the server with\n  LLM_PROVIDER=embedded LLM_MODEL=${path}`,
    );
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
};
