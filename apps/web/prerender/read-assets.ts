import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PageAssets } from "../src/site/render/page-assets.ts";

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.output<typeof manifestSchema>;

const entry = "src/site/main.ts";

/** The face of the text; the face of prompts comes when it is needed. */
const isPreloadedFont = (file: string): boolean =>
  /instrument-sans-latin-wght-normal[^/]*\.woff2$/.test(file);

const importsOf = (manifest: Manifest, name: string): string[] =>
  (manifest[name]?.imports ?? []).flatMap((imported) => [
    imported,
    ...importsOf(manifest, imported),
  ]);

/** The script without its remarks, which are for readers of its source. */
const readFirstScript = (webBuild: string) => {
  const text = readFileSync(join(webBuild, "theme.js"), "utf8").replace(/^\s*\/\/.*\n/gm, "");
  return { text, digest: `sha256-${createHash("sha256").update(text).digest("base64")}` };
};

const addressOf = (file: string): string => `/${file}`;

/** What the public pages load, from the manifest of the browser build in a folder. */
export const readAssets = (webBuild: string): PageAssets => {
  const text = readFileSync(join(webBuild, ".vite", "manifest.json"), "utf8");
  const manifest = manifestSchema.parse(JSON.parse(text));
  const main = manifest[entry];
  if (!main) throw new Error(`The browser build holds no ${entry}`);
  const chunks = [...new Set(importsOf(manifest, entry))].flatMap((name) => manifest[name] ?? []);
  const loaded = [main, ...chunks];
  const fonts = loaded.flatMap(({ assets }) => assets).filter(isPreloadedFont);
  return {
    fonts: [...new Set(fonts)].map(addressOf),
    styles: [],
    inlineStyles: [...new Set(loaded.flatMap(({ css }) => css))]
      .map((file) => readFileSync(join(webBuild, file), "utf8"))
      .join("\n"),
    firstScript: readFirstScript(webBuild),
    scripts: [addressOf(main.file)],
  };
};
