import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { productName } from "@whetstone/api-client/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "./request-context.ts";

const immutable = "public, max-age=31536000, immutable";
const revalidate = "no-cache";

const missingPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${productName}</title></head>
<body><h1>The web app has not been built yet</h1>
<p>Run <code>pnpm build</code>, then reload. The API is running.</p></body></html>`;

/** Files whose name holds a hash of their content never change. */
const isHashed = (context: Context<AppEnv>): boolean =>
  context.res.ok && context.req.path.startsWith("/assets/");

const serveMissing = (): Hono<AppEnv> =>
  new Hono<AppEnv>().get("*", (context) => {
    context.header("Cache-Control", "no-store");
    return context.html(missingPage, 503);
  });

/**
 * Serves the web build of a folder: its files, and its `index.html` for the pages in `paths`.
 * Any other address gets the same file with 404, on which the application shows its own page
 * for that. Without a build, a page that says so.
 */
export const serveWebBuild = (folder: string, paths: readonly string[]): Hono<AppEnv> => {
  const shell = join(folder, "index.html");
  if (!existsSync(shell)) return serveMissing();
  const web = new Hono<AppEnv>();
  web.use(async (context, next) => {
    await next();
    context.header("Cache-Control", isHashed(context) ? immutable : revalidate);
  });
  web.use(serveStatic({ root: folder, precompressed: true }));
  web.get("*", async (context) => {
    if (extname(context.req.path) !== "") return context.text("Not found", 404);
    const path = context.req.path.replace(/(?<=.)\/+$/, "");
    const isPage = paths.includes(path);
    if (!isPage) context.header("X-Robots-Tag", "noindex");
    return context.html(await readFile(shell, "utf8"), isPage ? 200 : 404);
  });
  return web;
};
