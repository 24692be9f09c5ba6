import { requireNode } from "./node-version.mjs";

requireNode();
const { writePicture } = await import("./picture.ts");
writePicture();
