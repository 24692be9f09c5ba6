import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ModelFile } from "./models.ts";
import { pullModel } from "./pull-model.ts";

const content = Buffer.alloc(2_000_000, "model");

let folder = "";
let server: Server;
let model: ModelFile;
/** What was shown when the server was asked. */
let shownBefore: readonly string[] = [];
const shown: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "whetstone-pull-"));
  shown.length = 0;
  server = createServer((_request, response) => {
    shownBefore = [...shown];
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  model = {
    name: "tiny",
    title: "Tiny",
    licence: "MIT",
    url: `http://127.0.0.1:${port}/tiny.gguf`,
    size: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
  };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const pull = (words: readonly string[], changes: Partial<ModelFile> = {}) =>
  pullModel(words, [{ ...model, ...changes }], (line) => shown.push(line));

describe("pnpm model:pull", () => {
  it("says what comes and where it goes before it asks for it, then how far it is (API-20)", async () => {
    expect(await pull(["--folder", folder])).toBe(0);
    expect(shownBefore).toEqual([
      "Model    Tiny",
      "Licence  MIT",
      "Size     2 MB",
      `Folder   ${folder}`,
      `From     ${new URL(model.url).host}`,
    ]);
    expect(shown).toContain("100% of 2 MB");
    expect(shown.at(-1)).toBe(`  LLM_PROVIDER=embedded LLM_MODEL=${join(folder, "tiny.gguf")}`);
  });

  it("fails with one line where the file is another", async () => {
    const before = 5;
    expect(await pull(["tiny", "--folder", folder], { size: content.length - 1 })).toBe(1);
    expect(shown.slice(before).filter((line) => !line.includes("%"))).toEqual([
      "The server sends more than the file should hold.",
    ]);
  });

  it("fails with one line where the folder can't be written", async () => {
    expect(await pull(["--folder", "/dev/null/models"])).toBe(1);
    expect(shown.at(-1)).toMatch(/^The folder can't be written \(E[A-Z]+\)\.$/);
  });

  it.each([["other"], ["tiny tiny"], ["--fast"]])(
    "says what it takes instead of %s",
    async (words) => {
      expect(await pull(words.split(" "))).toBe(1);
      expect(shown).toEqual(["Usage: pnpm model:pull [tiny] [--folder <path>]"]);
    },
  );
});
