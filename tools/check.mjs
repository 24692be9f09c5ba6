import { requireNode } from "./node-version.mjs";

requireNode();
const { check } = await import("./check.ts");
const { failed } = await check();
process.exitCode = failed === 0 ? 0 : 1;
