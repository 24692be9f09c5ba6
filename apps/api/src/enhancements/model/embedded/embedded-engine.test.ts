import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestWorld } from "../../../testing/create-test-world.ts";
import { dataOf } from "../../../testing/expect-result.ts";
import { changedPrompt as prompt } from "../../../testing/prompts.ts";
import { writeTinyModel } from "../../../testing/tiny-model.ts";

const says = `${prompt}. Be brief.`;

let folder = "";
const closers: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whetstone-embedded-"));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** The model's process gives way to everything else on the machine, in milliseconds. */
const patience = 100_000;

const fileOf = () => join(folder, "tiny.gguf");

const openWorld = async () => {
  const world = await createTestWorld({
    env: { LLM_PROVIDER: "embedded", LLM_MODEL: fileOf() },
  });
  closers.push(world.close);
  const { client } = await world.signUp();
  return {
    enhance: async () => dataOf(await client.enhancePrompt({ prompt })),
    /** Waits for a line of the log, which never holds the prompt. */
    logged: async (line: string) => {
      await expect.poll(() => world.log.join(), { timeout: patience }).toContain(line);
      expect(world.log.join()).not.toContain(prompt);
    },
  };
};

describe("LLM_PROVIDER=embedded (API-19)", { timeout: 2 * patience }, () => {
  it("has the built-in engine answer, uncounted, while a file ends its process, and then the model", async () => {
    writeTinyModel(fileOf(), { says, without: "llama.attention.head_count" });
    const { enhance, logged } = await openWorld();
    await logged("it ended with SIGABRT");
    expect(await enhance()).toMatchObject({
      engine: "built-in",
      degraded: true,
      usesRemaining: 15,
    });
    writeTinyModel(fileOf(), { says });
    await logged("the embedded model is loaded");
    expect(await enhance()).toMatchObject({
      enhancedPrompt: says,
      engine: "model",
      usesRemaining: 14,
    });
    await logged("the built-in engine stood in for the model");
  });

  it("stops the start with one line where there is no file", async () => {
    await expect(openWorld()).rejects.toThrow(/^LLM_MODEL must name a file .+ model:pull/);
  });
});
