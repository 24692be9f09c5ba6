import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { AppEnv } from "../http/request-context.ts";

const encoders = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const;

type Encoding = keyof typeof encoders;

/** A file kept in memory, compressed once for each encoding that is asked for. */
export interface StoredFile {
  readonly type: string;
  readonly etag: string;
  readonly read: (encoding: Encoding | null) => Promise<Buffer>;
}

const isText = (type: string): boolean =>
  /^(text|application\/(json|xml|manifest\+json|javascript))|^image\/svg/.test(type);

/** Types Hono doesn't know. */
const otherTypes: Readonly<Record<string, string>> = {
  webmanifest: "application/manifest+json",
};

const typeOf = (path: string): string =>
  getMimeType(path) ?? otherTypes[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** Keeps a file in memory; its path decides the type. */
export const storeFile = (path: string, content: Buffer): StoredFile => {
  const type = typeOf(path);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const encode = (encoding: Encoding) => {
    const known = encoded.get(encoding) ?? encoders[encoding](content);
    encoded.set(encoding, known);
    return known;
  };
  return {
    type,
    etag: createHash("sha256").update(content).digest("base64url").slice(0, 27),
    read: async (encoding) => (encoding && isText(type) ? encode(encoding) : content),
  };
};

const accepted = (header: string | undefined): Encoding | null => {
  const names = (header ?? "")
    .split(",")
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, quality]) => quality !== "q=0")
    .map(([name]) => name);
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : null;
};

const matches = (header: string | undefined, etag: string): boolean =>
  header === "*" ||
  (header ?? "").split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag);

/** Answers with a stored file; 304 when the client has it already. */
export const answerFile = async (
  context: Context<AppEnv>,
  file: StoredFile,
  status: 200 | 404 = 200,
): Promise<Response> => {
  const encoding = isText(file.type) ? accepted(context.req.header("Accept-Encoding")) : null;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  if (isText(file.type)) context.header("Vary", "Accept-Encoding", { append: true });
  context.header("ETag", etag);
  if (status === 200 && matches(context.req.header("If-None-Match"), etag))
    return context.body(null, 304);
  const content = await file.read(encoding);
  context.header("Content-Type", file.type);
  context.header("Content-Length", String(content.byteLength));
  if (encoding) context.header("Content-Encoding", encoding);
  return context.body(new Uint8Array(content), status);
};
