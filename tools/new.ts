import { fileURLToPath } from "node:url";
import { CannotMake } from "./new/edit-text.ts";
import { make } from "./new/make.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Makes what the words ask for, formats it and says what is next; answers the exit code. */
export const makeNew = async (words: readonly string[]): Promise<number> => {
  try {
    const paths = make(root, words);
    const failed = await runCommand("biome", ["check", "--write", ...paths], { quiet: true });
    console.log(
      `${paths.join("\n")}\n\nWhat is next: CONTRIBUTING.md, "Add ${words[0] === "ask" ? "an ask" : "a call of the API"}".`,
    );
    return failed;
  } catch (error) {
    if (!(error instanceof CannotMake)) throw error;
    console.error(error.message);
    return 1;
  }
};
