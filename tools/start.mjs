import { requireNode } from "./node-version.mjs";

requireNode();
const { start } = await import("./start.ts");
await start();
