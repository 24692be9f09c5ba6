import { fileURLToPath } from "node:url";
import { buildChanged } from "./build.ts";

const extensionFolder = fileURLToPath(new URL("../apps/extension/dist", import.meta.url));
const server = new URL("../apps/api/dist/main.js", import.meta.url);
const environment = new URL("../apps/api/src/env.ts", import.meta.url);

const extensionAdvice = `
  Extension  ${extensionFolder}
             Open chrome://extensions, switch on "Developer mode", press "Load unpacked"
             and choose that folder. Sign in on the web app: the extension follows.
`;

/** Checks the environment, builds what changed, and runs the server in this process. */
export const start = async (): Promise<void> => {
  const { faultsOfEnvironment } = await import(environment.href);
  const faults: readonly string[] = faultsOfEnvironment(process.env);
  if (faults.length > 0) {
    process.stderr.write(`${faults.join("\n")}\n`);
    process.exit(1);
  }
  process.stdout.write("Building what changed…\n");
  if ((await buildChanged()) !== 0) {
    process.stderr.write("The build failed: see above.\n");
    process.exit(1);
  }
  process.stdout.write(extensionAdvice);
  await import(server.href);
};
