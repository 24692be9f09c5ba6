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

/** Screens search engines are asked to leave out: they hold nothing public (SITE-18). */
const unlisted = ["/admin", "/dashboard", "/analytics", "/settings", "/forgot-password"];

const root = "/";
const readMethods = "GET, HEAD";

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

/** The path asked for, with or without a slash at its end. */
const pathOf = (context: Context<AppEnv>): string => context.req.path.replace(/(?<=.)\/+$/, "");

/** Files whose name holds a hash of their content never change. */
const isHashed = (context: Context<AppEnv>): boolean =>
  context.res.ok && context.req.path.startsWith("/assets/");

const pageNames = (files: ReadonlyMap<string, StoredFile>, { site }: WebBuildParts) => {
  const stored = (name: string | undefined) => (name === undefined ? undefined : files.get(name));
  const shell = stored("index.html");
  const home = stored(site.home) ?? shell;
  return {
    pageAt: (path: string, appPaths: readonly string[]) =>
      stored(site.pages[path]) ??
      (appPaths.includes(path) ? (path === root ? home : shell) : undefined),
    notFound: stored(site.notFound) ?? shell,
  };
};

/** Whether a request is a person's who opens an address, not a page's for one of its files. */
const isNavigation = (context: Context<AppEnv>): boolean =>
  (context.req.header("Accept") ?? "").includes("text/html");

/** An address that is none: the page for that, two words where only a file can be meant. */
const answerMissing = (
  context: Context<AppEnv>,
  path: string,
  notFound: StoredFile | undefined,
) => {
  context.header("X-Robots-Tag", "noindex");
  context.header("Vary", "Accept", { append: true });
  const isPage = extname(path) === "" || isNavigation(context);
  return isPage && notFound ? answerFile(context, notFound, 404) : context.text("Not found", 404);
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
  const find = (path: string) =>
    pageAt(path, appPaths) ?? (extname(path) === ".html" ? undefined : files.get(path.slice(1)));
  web.get("*", async (context) => {
    const path = pathOf(context);
    const target = site.redirects[path];
    if (target) return context.redirect(target);
    if (unlisted.includes(path)) context.header("X-Robots-Tag", "noindex");
    const found = find(path);
    return found ? answerFile(context, found) : answerMissing(context, path, notFound);
  });
  web.on(["POST", "PUT", "PATCH", "DELETE"], "*", async (context, next) => {
    if (!find(pathOf(context))) return next();
    context.header("Allow", readMethods);
    return context.text("Method not allowed", 405);
  });
  return web;
};
