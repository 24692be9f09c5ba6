import { fileURLToPath } from "node:url";
import { endWithAncestors } from "./ancestors.ts";
import { buildChanged } from "./build.ts";

/** What of the server's own sources is needed before it is built. */
interface EnvironmentReader {
  /** Throws when a variable is malformed. */
  readEnv(): unknown;
}
interface FaultPrinter {
  linesOf(error: unknown): readonly string[];
}

const extensionFolder = fileURLToPath(new URL("../apps/extension/dist", import.meta.url));
const server = new URL("../apps/api/", import.meta.url);

const extensionAdvice = `
Extension: ${extensionFolder}
  To load it, open chrome://extensions, switch on "Developer mode", press "Load unpacked" and
  choose that folder. Log in on the web app: the extension is logged in with it.

`;

const giveUp = (lines: readonly string[]): never => {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
};

/** A malformed variable is told before anything is built with it. */
const checkEnvironment = async (): Promise<void> => {
  const { readEnv }: EnvironmentReader = await import(new URL("src/env.ts", server).href);
  const { linesOf }: FaultPrinter = await import(new URL("src/start-fault.ts", server).href);
  try {
    readEnv();
  } catch (error) {
    giveUp(linesOf(error));
  }
};

/** Checks the environment, builds what changed, and runs the built server in this process. */
export const start = async (): Promise<void> => {
  await checkEnvironment();
  process.stdout.write("Building what changed…\n");
  if ((await buildChanged()) !== 0) giveUp(["The build failed; what is wrong stands above."]);
  process.stdout.write(extensionAdvice);
  endWithAncestors();
  await import(new URL("dist/main.js", server).href);
};
