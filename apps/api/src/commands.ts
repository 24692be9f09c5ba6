import { backUp } from "./backup/backup.ts";
import { restore } from "./backup/restore.ts";
import { readEnv } from "./env.ts";
import { StartFault } from "./start-fault.ts";

const usage = "Usage: main.js, main.js backup <file>, main.js restore <file>";

/** Does what the arguments say with the database of the environment. Throws a `StartFault`. */
export const runCommand = async (
  args: readonly string[],
  announce: (line: string) => void,
): Promise<void> => {
  const [name, file, ...rest] = args;
  if (file === undefined || rest.length > 0) throw new StartFault(usage);
  const env = readEnv();
  const location = { url: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const tools = { path: env.PATH };
  if (name === "backup") {
    await backUp(location, file, tools);
    announce(`The database was written to ${file}. Keep it with the secrets of ${env.DATA_DIR}.`);
  } else if (name === "restore") {
    await restore(location, file, tools);
    announce(`The database is that of ${file} now.`);
  } else throw new StartFault(usage);
};
