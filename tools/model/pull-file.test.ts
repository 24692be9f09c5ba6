import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { models } from "./models.ts";
import { pullFile, type Wanted } from "./pull-file.ts";

const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251));
const sha256 = createHash("sha256").update(content).digest("hex");

/** How a server answers one request for the file, from a byte on. */
type Answer = (response: ServerResponse, from: number) => void;

const answers =
  (bytes: Buffer): Answer =>
  (response, from) => {
    const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
    response.writeHead(from > 0 ? 206 : 200, from > 0 ? { "Content-Range": range } : {});
    response.end(bytes.subarray(from));
  };

/** Told how much has arrived; a server that cuts a connection listens. */
let onArrived = (_bytes: number): void => undefined;

/** Sends so many bytes of what it says it sends, and hangs up when they have arrived. */
const cutsAfter =
  (count: number): Answer =>
  (response, from) => {
    response.writeHead(from > 0 ? 206 : 200, {
      "Content-Length": content.length - from,
      ...(from > 0 && { "Content-Range": `bytes ${from}-${content.length - 1}/${content.length}` }),
    });
    onArrived = (bytes) => void (bytes === from + count && response.destroy());
    response.write(content.subarray(from, from + count));
    if (count === 0) response.destroy();
  };

const ignoresRange: Answer = (response) => response.end(content);

let folder = "";
let server: Server | undefined;
beforeEach(() => {
  onArrived = () => undefined;
  folder = join(mkdtempSync(join(tmpdir(), "whetstone-pull-")), "models");
});
afterEach(async () => {
  rmSync(join(folder, ".."), { recursive: true, force: true });
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

/** A server that answers as told, the last way again and again, and what it was asked for. */
const serve = async (...ways: readonly Answer[]) => {
  const ranges: (string | undefined)[] = [];
  const listening = createServer((request, response) => {
    const way = ways[Math.min(ranges.length, ways.length - 1)];
    ranges.push(request.headers.range);
    way?.(response, Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0));
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const wanted: Wanted = {
    url: `http://127.0.0.1:${port}/some/tiny.gguf?download=true`,
    size: content.length,
    sha256,
  };
  const seen: number[] = [];
  return {
    ranges,
    seen,
    pull: (changes: Partial<Wanted> = {}) =>
      pullFile({ ...wanted, ...changes }, folder, (bytes) => {
        seen.push(bytes);
        onArrived(bytes);
      }),
  };
};

it("fetches a file, tells how far it is, and leaves nothing else behind", async () => {
  const { pull, seen } = await serve(answers(content));
  const path = await pull();
  expect(readFileSync(path).equals(content)).toBe(true);
  expect(readdirSync(folder)).toEqual(["tiny.gguf"]);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(content.length);
});

it("fetches nothing that is there already", async () => {
  const { pull, ranges } = await serve(answers(content));
  await pull();
  await pull();
  expect(ranges).toHaveLength(1);
});

it("goes on where a connection broke (API-20)", async () => {
  const { pull, ranges } = await serve(cutsAfter(100_000), cutsAfter(50_000), answers(content));
  const path = await pull();
  expect(readFileSync(path).equals(content)).toBe(true);
  expect(ranges).toEqual([undefined, "bytes=100000-", "bytes=150000-"]);
});

it("goes on another time where a server no longer answers", async () => {
  const { pull, ranges } = await serve(cutsAfter(100_000), cutsAfter(0), answers(content));
  await expect(pull()).rejects.toThrow(/connection broke.+not fetched twice/);
  expect(readdirSync(folder)).toEqual(["tiny.gguf.part"]);
  await pull();
  expect(ranges.at(-1)).toBe("bytes=100000-");
});

it("begins again where a server can't go on", async () => {
  const { pull } = await serve(cutsAfter(100_000), ignoresRange);
  expect(readFileSync(await pull()).equals(content)).toBe(true);
});

it("throws away what has another checksum, and never gives it the name (API-20)", async () => {
  const { pull } = await serve(answers(content));
  await expect(pull({ sha256: sha256.replace(/./g, "0") })).rejects.toThrow(/checksum/);
  expect(readdirSync(folder)).toEqual([]);
});

it("does not take a file of that name for the model", async () => {
  const { pull } = await serve(answers(content));
  const path = await pull();
  writeFileSync(path, Buffer.alloc(content.length));
  await pull();
  expect(readFileSync(path).equals(content)).toBe(true);
});

it("stops where a server sends more than the file should hold", async () => {
  const { pull } = await serve(answers(Buffer.concat([content, content])));
  await expect(pull()).rejects.toThrow(/more than the file should hold/);
  expect(existsSync(join(folder, "tiny.gguf"))).toBe(false);
});

it("goes on with no piece that it did not ask for", async () => {
  const { pull } = await serve(cutsAfter(100_000), (response, from) => {
    response.writeHead(206, { "Content-Range": `bytes ${from + 7}-${content.length - 1}/*` });
    response.end(content.subarray(from + 7));
  });
  await expect(pull()).rejects.toThrow(/another piece/);
});

it("says which status a server refuses with", async () => {
  const { pull } = await serve((response) => response.writeHead(404).end());
  await expect(pull()).rejects.toThrow(/^127\.0\.0\.1:\d+ answered with status 404\.$/);
});

it("says that the connection broke where nobody listens", async () => {
  const { pull } = await serve(answers(content));
  await expect(pull({ url: "http://127.0.0.1:9/tiny.gguf" })).rejects.toThrow(/connection broke/);
});

it.each(models)("is offered $name of one revision, with size and checksum", (model) => {
  expect(model.url).toMatch(/^https:\/\/huggingface\.co\/.+\/resolve\/[\da-f]{40}\/.+\.gguf$/);
  expect(model.sha256).toMatch(/^[\da-f]{64}$/);
  expect(model.size).toBeGreaterThan(1e8);
});
