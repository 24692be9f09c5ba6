import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type * as Renderer from "../src/site/render/render-site.tsx";
import { compressAssets } from "./compress-assets.ts";
import { readAssets } from "./read-assets.ts";
import { writeIcons, writeSocialImages } from "./write-images.ts";

const web = join(import.meta.dirname, "..");

/** Folders of the browser build, which the site is written into, and of the renderer's build. */
const [dist = join(web, "dist"), rendererBuild = join(web, ".prerender")] = process.argv.slice(2);

/** The film that `pnpm media` makes; without it the site says that the video is missing. */
const media = join(web, "media");

const renderer: typeof Renderer = await import(join(rendererBuild, "render-site.js"));

for (const { path, text } of renderer.renderSite(readAssets(dist), new Date())) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const home = renderer.renderHome(readFileSync(join(dist, "index.html"), "utf8"));
writeFileSync(join(dist, home.path), home.text);
await writeSocialImages(dist, renderer.socialCards);
writeIcons(dist, readFileSync(join(web, "public", "favicon.svg"), "utf8"));
if (existsSync(media)) cpSync(media, join(dist, "media"), { recursive: true });
compressAssets(join(dist, "assets"));
rmSync(join(dist, ".vite"), { recursive: true });
