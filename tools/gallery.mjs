import { requireNode } from "./node-version.mjs";

requireNode();
const { runCommand } = await import("./run-command.ts");
process.exitCode = await runCommand("pnpm", ["--filter", "@whetstone/gallery", "dev"]);
