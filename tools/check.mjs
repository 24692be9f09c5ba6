import { requireNode } from "./node-version.mjs";

requireNode();
const { check } = await import("./check.ts");
process.exitCode = await check();
