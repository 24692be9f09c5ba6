import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { productName } from "@whetstone/api-client/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/request-context.ts";
import { createExtensionArchive, extensionArchivePath } from "./extension-archive.ts";
import { loadFiles } from "./load-files.ts";
import type { SiteFile } from "./site-file.ts";
import { answerFile, type StoredFile } from "./stored-file.ts";

const immutable = "public, max-age=31536000, immutable";
const revalidate = "no-cache";

const missingPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${productName}</title></head>
<body><h1>The web app has not been built yet</h1>
<p>Run <code>pnpm build</code>, then reload. The API is running.</p></body></html>`;

/** Screens search engines are asked to leave out (site.md §2). */
const unlisted = ["/admin"];

export interface WebBuildParts {
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Folder of the built extension. */
  readonly extensionFolder: string;
  readonly publicUrl: string;
  readonly site: SiteFile;
  /** Addresses of screens of the account app, static pages among them or not. */
  readonly appPaths: readonly string[];
}

const serveMissing = (): Hono<AppEnv> =>
  new Hono<AppEnv>().get("*", (context) => {
    context.header("Cache-Control", "no-store");
    return context.html(missingPage, 503);
  });

/** Files whose name holds a hash of their content never change. */
const isHashed = (context: Context<AppEnv>): boolean =>
  context.res.ok && context.req.path.startsWith("/assets/");

const pageNames = (files: ReadonlyMap<string, StoredFile>, { site }: WebBuildParts) => {
  const stored = (name: string | undefined) => (name === undefined ? undefined : files.get(name));
  const shell = stored("index.html");
  return {
    pageAt: (path: string, appPaths: readonly string[]) =>
      stored(site.pages[path]) ?? (appPaths.includes(path) ? shell : undefined),
    notFound: stored(site.notFound) ?? shell,
  };
};

/**
 * Serves the web build: static pages by their address, the account app's shell for its screens,
 * files, the extension's archive; the page of unknown addresses with 404 for anything else.
 * Without a build, a page that says so.
 */
export const serveWebBuild = (parts: WebBuildParts): Hono<AppEnv> => {
  const { webFolder, site, appPaths } = parts;
  if (!existsSync(join(webFolder, "index.html"))) return serveMissing();
  const files = loadFiles(webFolder, parts.publicUrl);
  const { pageAt, notFound } = pageNames(files, parts);
  const archive = createExtensionArchive(parts.extensionFolder);
  const web = new Hono<AppEnv>();
  web.use(async (context, next) => {
    await next();
    context.header("Cache-Control", isHashed(context) ? immutable : revalidate);
  });
  for (const folder of ["/assets/*", "/media/*"])
    web.use(folder, serveStatic({ root: webFolder, precompressed: true }));
  web.get(extensionArchivePath, async (context, next) => {
    const file = await archive();
    return file ? answerFile(context, file) : next();
  });
  web.get("*", async (context) => {
    const path = context.req.path.replace(/(?<=.)\/+$/, "");
    const target = site.redirects[path];
    if (target) return context.redirect(target);
    const page = pageAt(path, appPaths);
    if (unlisted.includes(path)) context.header("X-Robots-Tag", "noindex");
    if (page) return answerFile(context, page);
    const file = extname(path) === ".html" ? undefined : files.get(path.slice(1));
    if (file) return answerFile(context, file);
    if (extname(path) !== "" || !notFound) return context.text("Not found", 404);
    context.header("X-Robots-Tag", "noindex");
    return answerFile(context, notFound, 404);
  });
  return web;
};
