import { requireNode } from "./node-version.mjs";

requireNode();
const { pullModel } = await import("./model/pull-model.ts");
process.exitCode = await pullModel(process.argv.slice(2));
