import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "selfsigned";
import { build } from "vite";
import { allPages } from "../hosts/pages.ts";

const hostsFolder = fileURLToPath(new URL("../hosts/", import.meta.url));

/** Pages by host name and path. */
const pages = new Map(
  allPages.map((page) => {
    const { host, pathname } = new URL(page.url);
    return [`${host}${pathname}`, page.name] as const;
  }),
);

/** The host names the browser must find on this machine. */
export const hostNames: readonly string[] = [
  ...new Set(allPages.map(({ url }) => new URL(url).host)),
];

/** As strict as the real pages: nonces, Trusted Types, nothing from elsewhere. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join("; ");

const template = (page: string, nonce: string, skeleton: string): string =>
  `<!doctype html>
<html lang="en" class="light">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${page}</title>
<link rel="stylesheet" href="/page.css" />
</head>
<body>
${skeleton}
<script type="module" nonce="${nonce}" src="/hosts/${page}.js"></script>
</body>
</html>`;

const buildPages = (outDir: string) =>
  build({
    configFile: false,
    root: hostsFolder,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: {
        input: Object.fromEntries(allPages.map(({ name }) => [name, `${hostsFolder}${name}.ts`])),
        output: {
          entryFileNames: "hosts/[name].js",
          chunkFileNames: "hosts/parts/[name]-[hash].js",
        },
      },
    },
  });

interface Answer {
  readonly type: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

const answer = async (built: string, host: string, path: string): Promise<Answer | null> => {
  const page = pages.get(`${host}${path}`);
  if (page) {
    const nonce = randomBytes(12).toString("base64");
    const skeleton = await readFile(`${hostsFolder}${page}.html`, "utf8");
    const headers = { "Content-Security-Policy": policy(nonce) };
    return { type: "text/html; charset=utf-8", body: template(page, nonce, skeleton), headers };
  }
  if (path === "/page.css") {
    return { type: "text/css", body: await readFile(`${hostsFolder}page.css`, "utf8") };
  }
  if (/^\/hosts\/[\w./-]+\.js$/.test(path) && !path.includes("..")) {
    return {
      type: "text/javascript",
      body: await readFile(join(built, path), "utf8"),
    };
  }
  return null;
};

/** Serves the chat pages under their real host names over TLS with a certificate made here. */
export const serveHosts = async () => {
  const built = await mkdtemp(join(tmpdir(), "whetstone-hosts-"));
  await buildPages(built);
  const certificate = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createServer(
    { key: certificate.private, cert: certificate.cert },
    (request, response) => {
      const { pathname } = new URL(request.url ?? "/", "https://localhost");
      const host = (request.headers.host ?? "").replace(/:\d+$/, "");
      answer(built, host, pathname).then(
        (found) => {
          response.writeHead(found ? 200 : 404, {
            "Content-Type": found?.type ?? "text/plain",
            ...found?.headers,
          });
          response.end(found?.body ?? "Not found");
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** For Chromium's `--host-resolver-rules`. */
    resolverRules: hostNames.map((name) => `MAP ${name}:443 127.0.0.1:${port}`).join(","),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(built, { recursive: true, force: true });
    },
  };
};
