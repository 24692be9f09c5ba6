import { requireNode } from "./node-version.mjs";

requireNode();
const { raiseVersion } = await import("./version.ts");
process.exitCode = await raiseVersion(new Date().toISOString().slice(0, 10));
