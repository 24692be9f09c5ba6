import { requireNode } from "./node-version.mjs";

requireNode();
const publicUrl = process.env.PUBLIC_URL;
if (publicUrl === undefined || !URL.canParse(publicUrl)) {
  console.error(
    "Say which web app the extension belongs to, as PUBLIC_URL=https://example.com pnpm run package",
  );
  process.exit(1);
}
const { packageExtension } = await import("./package.ts");
process.exitCode = await packageExtension(publicUrl);
