import { requireNode } from "./node-version.mjs";

requireNode();
const { releaseNotes } = await import("./release-notes.ts");
try {
  console.log(await releaseNotes(process.argv[2] ?? ""));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
