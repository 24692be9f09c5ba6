import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { namedFiles } from "./named-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const pagesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}${name}`);

/** docs/security.md names tests without their ending. */
const exists = (path: string): boolean =>
  existsSync(`${root}${path}`) || existsSync(`${root}${path}.test.ts`);

/** Decisions are left out: they say what was true on their day. */
describe("the files a page names", () => {
  it("are paths as code and targets of links, without what is built or has a blank", () => {
    const text =
      "`apps/api/a.ts`, `packages/<name>/b.ts`, `apps/api/dist/c.js`, `npm test`, [d](../d.md#e), [f](https://example.com)";
    expect(namedFiles("docs/page.md", text)).toEqual(["apps/api/a.ts", "d.md"]);
  });

  it.each([...pagesIn(""), ...pagesIn("docs/")])("exist: %s", (page) => {
    const named = namedFiles(page, readFileSync(`${root}${page}`, "utf8"));
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });
});
