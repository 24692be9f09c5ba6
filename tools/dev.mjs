import { requireNode } from "./node-version.mjs";

requireNode();
const { dev } = await import("./dev.ts");
process.exitCode = await dev();
