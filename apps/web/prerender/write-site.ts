import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type * as Renderer from "../src/site/render/render-site.tsx";
import { compressAssets } from "./compress-assets.ts";
import { readAssets } from "./read-assets.ts";
import { writeIcons, writeSocialImages } from "./write-images.ts";

const web = join(import.meta.dirname, "..");
const dist = join(web, "dist");
const built = join(web, ".prerender", "render-site.js");

const renderer: typeof Renderer = await import(built);

for (const { path, text } of renderer.renderSite(readAssets(dist), new Date())) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
await writeSocialImages(dist, renderer.socialCards);
writeIcons(dist, readFileSync(join(web, "public", "favicon.svg"), "utf8"));
compressAssets(join(dist, "assets"));
rmSync(join(dist, ".vite"), { recursive: true });
