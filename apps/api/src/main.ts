import module from "node:module";
import { join } from "node:path";

/** The version of Node.js this server needs at least: [major, minor]. */
const neededNode = [22, 12] as const;

const isNodeTooOld = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major < neededNode[0] || (major === neededNode[0] && minor < neededNode[1]);
};

const announce = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const giveUp = (lines: readonly string[]): never => {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
};

/** `apps/web/dist`, seen from `apps/api/dist/main.js`. */
const webFolder = join(import.meta.dirname, "..", "..", "web", "dist");
/** Likewise `apps/extension/dist`. */
const extensionFolder = join(import.meta.dirname, "..", "..", "extension", "dist");

const compileCache = join(import.meta.dirname, ".compile-cache");

const args = process.argv.slice(2);

const obey = async (): Promise<never> => {
  const { runCommand } = await import("./commands.ts");
  const { linesOf } = await import("./start-fault.ts");
  try {
    await runCommand(args, announce);
  } catch (error) {
    return giveUp(linesOf(error));
  }
  process.exit(0);
};

const start = async () => {
  module.enableCompileCache(compileCache);
  const { startServer } = await import("./start-server.ts");
  const { linesOf } = await import("./start-fault.ts");
  try {
    return await startServer({ webFolder, extensionFolder, compileCache, announce });
  } catch (error) {
    return giveUp(linesOf(error));
  }
};

if (isNodeTooOld())
  giveUp([`Node.js ${neededNode.join(".")} or newer is needed, this is ${process.version}.`]);

if (args.length > 0) await obey();

const starting = start();

/** Listens for the signal before the server runs, so that none is missed. */
const stopBy = (signal: NodeJS.Signals): void => {
  process.once(signal, async () => {
    const server = await starting;
    await server.stop();
    process.exit(0);
  });
};
stopBy("SIGINT");
stopBy("SIGTERM");

await starting;
const { releaseMemory } = await import("./release-memory.ts");
await releaseMemory();
