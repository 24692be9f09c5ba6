import { requireNode } from "./node-version.mjs";

requireNode();
const [{ citeRules, printRules }, { ruleFiles }] = await Promise.all([
  import("./rules.ts"),
  import("./repository-files.ts"),
]);
process.stdout.write(printRules(citeRules(ruleFiles())));
