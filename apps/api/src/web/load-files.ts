import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { siteFileName } from "./site-file.ts";
import { type StoredFile, storeFile } from "./stored-file.ts";

/** Folders whose files are served from the disk: scripts and styles, and videos. */
const onDisk = ["assets", "media"];

const placeholder = /\.(html|xml|txt|json|webmanifest)$/;

/** Puts the server's own address where the build left a gap for it. */
const fill = (text: string, publicUrl: string): string =>
  text
    .replaceAll("https://site-origin.invalid", new URL(publicUrl).origin)
    .replaceAll("site-origin.invalid", new URL(publicUrl).hostname);

const pathsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path !== siteFileName && !onDisk.includes(path.split("/")[0] ?? ""));

/** Loads the pages and small files of a web build, by their path in it. */
export const loadFiles = (folder: string, publicUrl: string): ReadonlyMap<string, StoredFile> =>
  new Map(
    pathsOf(folder).map((path) => {
      const content = readFileSync(join(folder, path));
      const filled = placeholder.test(path)
        ? Buffer.from(fill(content.toString("utf8"), publicUrl))
        : content;
      return [path, storeFile(path, filled)];
    }),
  );
