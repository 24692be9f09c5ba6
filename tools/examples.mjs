import { requireNode } from "./node-version.mjs";

requireNode();
const { writeExamples } = await import("./examples.ts");
await writeExamples();
