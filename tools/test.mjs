import { requireNode } from "./node-version.mjs";

requireNode();
const { parseArgs } = await import("node:util");
const { runTests } = await import("./test.ts");
const { mayInstall, testParts } = await import("./test-needs.ts");
const { values, positionals } = parseArgs({
  options: { install: { type: "boolean", default: false } },
  allowPositionals: true,
});
const part = testParts.find((one) => one === (positionals[0] ?? "all"));
if (part === undefined) {
  console.error(`There is no such part of the tests; there are ${testParts.join(", ")}.`);
  process.exit(1);
}
process.exitCode = await runTests(part, mayInstall(values.install, process.env));
