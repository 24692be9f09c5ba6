import { requireNode } from "./node-version.mjs";

requireNode();
const { media } = await import("./media.ts");
process.exitCode = await media();
