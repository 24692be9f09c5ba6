import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { onSqlite } from "../testing/on-each-database.ts";

let webFolder: string;

beforeEach(() => {
  webFolder = mkdtempSync(join(tmpdir(), "whetstone-web-"));
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><title>Shell</title>");
  writeFileSync(join(webFolder, "assets", "main-a1b2c3.js"), "export {};");
  writeFileSync(join(webFolder, "icon.svg"), "<svg/>");
});

afterEach(() => rmSync(webFolder, { recursive: true }));

onSqlite("web build", (open) => {
  it("serves files: hashed ones for ever, others with a check", async () => {
    const world = await open({ webFolder });
    const script = await world.request("/assets/main-a1b2c3.js");
    expect(script.headers.get("Content-Type")).toContain("javascript");
    expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const icon = await world.request("/icon.svg");
    expect(icon.headers.get("Cache-Control")).toBe("no-cache");
  });

  it("serves the shell for routes of the application, never from a cache unchecked", async () => {
    const world = await open({ webFolder });
    for (const path of ["/", "/dashboard", "/login?session=x"]) {
      const response = await world.request(path);
      expect(await response.text()).toContain("Shell");
      expect(response.headers.get("Content-Type")).toContain("text/html");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
    }
  });

  it("answers 404 with the shell to an address that is no page", async () => {
    const world = await open({ webFolder });
    for (const path of ["/nothing", "/dashboard/x", "/blog/made-up"]) {
      const response = await world.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Shell");
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    }
    expect((await world.request("/dashboard/")).status).toBe(200);
  });

  it("answers 404 to a file that is not there, and leaves the folder for nobody", async () => {
    const world = await open({ webFolder });
    expect((await world.request("/assets/gone.js")).status).toBe(404);
    for (const path of ["/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd.txt"])
      expect(await (await world.request(path)).text()).not.toContain("root:");
  });

  it("says so on a page when there is no build, while the API answers", async () => {
    const world = await open();
    const response = await world.request("/dashboard");
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("has not been built");
    expect((await world.request("/api/health")).status).toBe(200);
  });
});
