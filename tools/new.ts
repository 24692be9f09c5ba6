import { fileURLToPath } from "node:url";
import { CannotMake } from "./new/edit-text.ts";
import { make } from "./new/make.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where CONTRIBUTING.md goes on. */
const sections: Readonly<Record<string, string>> = {
  ask: "Add an ask",
  call: "Add a call of the API",
  page: "Add a page",
};

/** Makes what the words ask for, formats it and says what is next; answers the exit code. */
export const makeNew = async (words: readonly string[]): Promise<number> => {
  try {
    const paths = make(root, words);
    const failed = await runCommand("biome", ["check", "--write", ...paths], { quiet: true });
    const section = sections[words[0] ?? ""];
    console.log(`${paths.join("\n")}\n\nWhat is next: CONTRIBUTING.md, "${section}".`);
    return failed;
  } catch (error) {
    if (!(error instanceof CannotMake)) throw error;
    console.error(error.message);
    return 1;
  }
};
