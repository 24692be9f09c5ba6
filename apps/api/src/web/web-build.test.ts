import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, expect, it } from "vitest";
import { onSqlite } from "../testing/on-each-database.ts";

let folder: string;
let webFolder: string;
let extensionFolder: string;

const write = (path: string, text: string) => {
  const file = join(webFolder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
};

const writeSite = (site: Readonly<Record<string, unknown>> = {}) => {
  write(
    "pages/pricing.html",
    '<!doctype html><link rel="canonical" href="https://site-origin.invalid/pricing">',
  );
  write("pages/404.html", "<!doctype html><title>Not here</title>");
  write(
    "robots.txt",
    "Sitemap: https://site-origin.invalid/sitemap.xml\nsupport@site-origin.invalid\n",
  );
  const pages = { "/pricing": "pages/pricing.html" };
  write("site.json", JSON.stringify({ pages, notFound: "pages/404.html", ...site }));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whetstone-web-"));
  webFolder = join(folder, "web");
  extensionFolder = join(folder, "extension");
  write("index.html", "<!doctype html><title>Shell</title>");
  write("assets/main-a1b2c3.js", "export {};");
  write("icon.svg", "<svg/>");
});

afterEach(() => rmSync(folder, { recursive: true }));

onSqlite("web build", (open) => {
  it("serves files: hashed ones for ever, others with a check", async () => {
    const world = await open({ webFolder });
    const script = await world.request("/assets/main-a1b2c3.js");
    expect(script.headers.get("Content-Type")).toContain("javascript");
    expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const icon = await world.request("/icon.svg");
    expect(icon.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(icon.headers.get("Cache-Control")).toBe("no-cache");
  });

  it("serves the shell for screens of the account app, never from a cache unchecked", async () => {
    const world = await open({ webFolder });
    for (const path of ["/", "/dashboard", "/login?session=x"]) {
      const response = await world.request(path);
      expect(await response.text()).toContain("Shell");
      expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(response.headers.get("Content-Type")).toContain("text/html");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
    }
    expect((await world.request("/dashboard/")).status).toBe(200);
  });

  it("serves a static page at its address, with the server's own address in it", async () => {
    writeSite();
    const world = await open({ webFolder });
    for (const path of ["/pricing", "/pricing/", "/pricing?plan=pro"]) {
      const response = await world.request(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('href="http://localhost:8787/pricing"');
    }
    expect(await (await world.request("/robots.txt")).text()).toBe(
      "Sitemap: http://localhost:8787/sitemap.xml\nsupport@localhost\n",
    );
  });

  it("answers 304 to who has the page, and the page to who has another", async () => {
    writeSite();
    const world = await open({ webFolder });
    const etag = (await world.request("/pricing")).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    const asked = (tag: string) => world.request("/pricing", { headers: { "If-None-Match": tag } });
    const again = await asked(`"other", W/${etag}`);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await asked('"other"')).status).toBe(200);
  });

  it("compresses as the client takes it, with a tag for each form", async () => {
    writeSite();
    const world = await open({ webFolder });
    const get = (encoding: string) =>
      world.request("/pricing", { headers: { "Accept-Encoding": encoding } });
    const [plain, gzip, br] = [
      await get("identity"),
      await get("gzip;q=0.5"),
      await get("gzip, br"),
    ];
    expect([plain, gzip, br].map(({ headers }) => headers.get("Content-Encoding"))).toEqual([
      null,
      "gzip",
      "br",
    ]);
    expect(br.headers.get("Vary")).toContain("Accept-Encoding");
    const text = await plain.text();
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(text);
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text);
    const tags = [plain, gzip, br].map(({ headers }) => headers.get("ETag"));
    expect(new Set(tags).size).toBe(3);
    expect((await get("br;q=0")).headers.get("Content-Encoding")).toBe(null);
  });

  it("answers HEAD like GET, without the page", async () => {
    writeSite();
    const world = await open({ webFolder });
    const response = await world.request("/pricing", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("ETag")).not.toBe(null);
  });

  it("answers 404 with the page for that to an address that is none, not to be listed (SITE-1)", async () => {
    writeSite();
    const world = await open({ webFolder });
    for (const path of ["/nothing", "/dashboard/x", "/blog/made-up", "/404", "/pages/pricing"]) {
      const response = await world.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Not here");
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    }
  });

  it("keeps screens that are no public content out of search engines (SITE-18)", async () => {
    const world = await open({ webFolder });
    for (const path of ["/admin", "/dashboard", "/analytics", "/settings", "/forgot-password"])
      expect((await world.request(path)).headers.get("X-Robots-Tag"), path).toBe("noindex");
    for (const path of ["/", "/login", "/signup"])
      expect((await world.request(path)).headers.get("X-Robots-Tag"), path).toBe(null);
  });

  it("serves the root address a page of its own where the build has one", async () => {
    write("pages/home.html", "<!doctype html><title>Root</title>");
    writeSite({ home: "pages/home.html" });
    const world = await open({ webFolder });
    expect(await (await world.request("/")).text()).toContain("Root");
    expect(await (await world.request("/login")).text()).toContain("Shell");
  });

  it("answers a person who mistyped with the page for that, a program with two words", async () => {
    writeSite();
    const world = await open({ webFolder });
    const asPerson = { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };
    for (const path of ["/about.html", "/v2.0", "/pricing.", "/index.html", "/assets/gone.js"]) {
      const page = await world.request(path, asPerson);
      expect([page.status, page.headers.get("X-Robots-Tag")], path).toEqual([404, "noindex"]);
      expect(await page.text(), path).toContain("Not here");
    }
    const file = await world.request("/about.html", { headers: { Accept: "image/*" } });
    expect([file.status, file.headers.get("X-Robots-Tag"), await file.text()]).toEqual([
      404,
      "noindex",
      "Not found",
    ]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "answers 405 to %s on a page or file",
    async (method) => {
      writeSite();
      const world = await open({ webFolder });
      for (const path of ["/pricing", "/", "/dashboard", "/icon.svg"]) {
        const answer = await world.request(path, { method });
        expect([answer.status, answer.headers.get("Allow")], path).toEqual([405, "GET, HEAD"]);
      }
      expect((await world.request("/nothing", { method })).status).toBe(404);
    },
  );

  it("answers 404 to a file that is not there, and gives away no file of its own", async () => {
    writeSite();
    const world = await open({ webFolder });
    for (const path of ["/assets/gone.js", "/site.json", "/pages/pricing.html", "/index.html"])
      expect((await world.request(path)).status, path).toBe(404);
    for (const path of ["/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd.txt"])
      expect(await (await world.request(path)).text()).not.toContain("root:");
  });

  it("sends /extension to the store where the build names one (SITE-38)", async () => {
    writeSite({ redirects: { "/extension": "https://store.example/listing" } });
    const world = await open({ webFolder });
    const response = await world.request("/extension");
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      "https://store.example/listing",
    ]);
  });

  it("lets pages talk to the hosts the build names, and to no other", async () => {
    writeSite({ connect: ["https://events.example"] });
    const world = await open({ webFolder });
    const policy = (await world.request("/pricing")).headers.get("Content-Security-Policy");
    expect(policy).toContain("connect-src 'self' https://events.example;");
  });

  it("runs the inline scripts the build names, and no other", async () => {
    const digest = `sha256-${"a".repeat(43)}=`;
    writeSite({ scripts: [digest] });
    const world = await open({ webFolder });
    const policy = (await world.request("/pricing")).headers.get("Content-Security-Policy");
    expect(policy).toContain(`script-src 'self' '${digest}';`);
  });

  it("offers the built extension as a zip file (SITE-38)", async () => {
    mkdirSync(join(extensionFolder, "icons"), { recursive: true });
    writeFileSync(join(extensionFolder, "manifest.json"), "{}");
    writeFileSync(join(extensionFolder, "icons", "16.png"), "icon");
    const world = await open({ webFolder, extensionFolder });
    const response = await world.request("/extension.zip");
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([
      "whetstone-extension/icons/16.png",
      "whetstone-extension/manifest.json",
    ]);
  });

  it("says that the extension is missing when it was not built", async () => {
    const world = await open({ webFolder });
    expect((await world.request("/extension.zip")).status).toBe(404);
  });

  it("says so on a page when there is no build, while the API answers", async () => {
    const world = await open();
    const response = await world.request("/dashboard");
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("has not been built");
    expect((await world.request("/api/health")).status).toBe(200);
  });
});
