import { requireNode } from "./node-version.mjs";

requireNode();
const { makeNew } = await import("./new.ts");
process.exitCode = await makeNew(process.argv.slice(2));
