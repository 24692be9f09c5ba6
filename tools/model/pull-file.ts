import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ModelFile } from "./models.ts";

/** Why a file could not be fetched, as a sentence for the person who asked for it. */
export class PullFault extends Error {}

/** A file to fetch: where it is, and how to tell that it is the right one. */
export type Wanted = Pick<ModelFile, "url" | "size" | "sha256">;

/** Told how many bytes are there, each time there are more. */
export type ProgressListener = (bytes: number) => void;

/** Why the system refused ("ENOSPC"), where it says so. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return 0;
    throw error;
  }
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};

/** Asks for what is missing of a file; a server that can't go on begins it again. */
const askFor = async (url: string, from: number): Promise<Response> => {
  const headers = { "Accept-Encoding": "identity", ...(from > 0 && { Range: `bytes=${from}-` }) };
  const response = await fetch(url, { headers });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new PullFault(`${new URL(url).host} answered with status ${response.status}.`);
};

/** The byte an answer begins with. */
const beginningOf = ({ status, headers }: Response): number =>
  status === 206 ? Number(/^bytes (\d+)-/.exec(headers.get("content-range") ?? "")?.[1]) : 0;

/** Adds what is missing to the part; where the connection breaks, what came until then stays. */
const fetchRest = async (
  { url, size }: Wanted,
  part: string,
  onProgress: ProgressListener,
): Promise<void> => {
  const there = await sizeOf(part);
  const response = await askFor(url, there);
  const from = beginningOf(response);
  if (from !== 0 && from !== there)
    throw new PullFault("The server sent another piece than it was asked for.");
  const file = await open(part, from === 0 ? "w" : "a");
  let bytes = from;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > size) throw new PullFault("The server sends more than the file should hold.");
      await file.write(chunk);
      onProgress(bytes);
    }
  } finally {
    await file.close();
  }
};

const broken =
  "The connection broke. Ask for the model again: what is there already is not fetched twice.";

/** Fetches until nothing is missing, for as long as each attempt brings something. */
const fetchAll = async (
  wanted: Wanted,
  part: string,
  onProgress: ProgressListener,
): Promise<void> => {
  for (let before = await sizeOf(part); before < wanted.size; ) {
    const fault = await fetchRest(wanted, part, onProgress).then(
      () => null,
      (error: unknown) => error,
    );
    // The client's own errors are of this type; those of the disk are not.
    if (fault !== null && !(fault instanceof TypeError)) throw fault;
    const now = await sizeOf(part);
    if (now <= before) throw new PullFault(broken, { cause: fault });
    before = now;
  }
};

/**
 * Fetches a file into a folder and answers its path. What a broken connection left is gone on with;
 * only a file of the right size and checksum gets its name, any other is thrown away. Rejects with a
 * `PullFault`.
 */
export const pullFile = async (
  wanted: Wanted,
  folder: string,
  onProgress: ProgressListener,
): Promise<string> => {
  const path = join(folder, basename(new URL(wanted.url).pathname));
  if ((await sizeOf(path)) === wanted.size && (await hashOf(path)) === wanted.sha256) return path;
  const part = `${path}.part`;
  await mkdir(folder, { recursive: true });
  if ((await sizeOf(part)) > wanted.size) await rm(part);
  await fetchAll(wanted, part, onProgress);
  if ((await hashOf(part)) !== wanted.sha256) {
    await rm(part);
    throw new PullFault("The checksum is not that of the model: what came was thrown away.");
  }
  await rename(part, path);
  return path;
};
