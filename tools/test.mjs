import { requireNode } from "./node-version.mjs";

requireNode();
const { runTests } = await import("./test.ts");
process.exitCode = await runTests(process.argv[2] ?? "all");
