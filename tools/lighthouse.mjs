import { requireNode } from "./node-version.mjs";

requireNode();
const { lighthouse } = await import("./lighthouse.ts");
process.exitCode = await lighthouse(process.argv.slice(2));
