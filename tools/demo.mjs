import { requireNode } from "./node-version.mjs";

requireNode();
const { demo } = await import("./demo.ts");
process.exitCode = await demo();
