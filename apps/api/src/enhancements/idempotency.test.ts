import type { Engine } from "@whetstone/engines";
import { expect, it } from "vitest";
import { day, minute } from "../clock.ts";
import { createHeldEngine, failingEngine } from "../testing/engines.ts";
import { codeOf, dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";

const key = { idempotencyKey: "a-key" };

onEachDatabase("Idempotency-Key", (open) => {
  it("answers the same request again, counted once, also at 0 left (USE-6)", async () => {
    const world = await open();
    const { client } = await world.signUp({ used: 14 });
    const first = dataOf(await client.enhancePrompt({ prompt }, key));
    const again = dataOf(await client.enhancePrompt({ prompt }, key));
    expect(again).toEqual(first);
    expect(first.usesRemaining).toBe(0);
    expect(await world.database.db.selectFrom("enhancement").selectAll().execute()).toHaveLength(1);
  });

  it("treats defaults that are spelled out as the same request", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const first = dataOf(await client.enhancePrompt({ prompt }, key));
    const spelledOut = { style: "professional", platform: "other", prompt } as const;
    expect(dataOf(await client.enhancePrompt(spelledOut, key)).id).toBe(first.id);
  });

  it("answers 409 to another request with the same key (USE-7)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt }, key));
    const refusal = refusalOf(await client.enhancePrompt({ prompt: "write a haiku" }, key));
    expect(refusal).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(refusal.retryAfterSeconds).toBeUndefined();
  });

  it("answers 409 with Retry-After while the first request is under way (USE-7)", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine });
    const { client } = await world.signUp();
    const first = client.enhancePrompt({ prompt }, key);
    await held.asked();
    expect(refusalOf(await client.enhancePrompt({ prompt }, key))).toMatchObject({
      status: 409,
      body: { code: "conflict" },
      retryAfterSeconds: 1,
    });
    held.finish();
    const { id } = dataOf(await first);
    expect(dataOf(await client.enhancePrompt({ prompt }, key)).id).toBe(id);
  });

  it("counts one of many same requests that arrive at once", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => client.enhancePrompt({ prompt }, key)),
    );
    const ids = new Set(results.flatMap((result) => (result.ok ? [result.data.id] : [])));
    expect(ids.size).toBe(1);
    for (const result of results) if (!result.ok) expect(codeOf(result)).toBe("conflict");
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(14);
  });

  it("frees the key when the enhancement failed", async () => {
    const world = await open({ engine: failingEngine });
    const { client } = await world.signUp();
    for (const attempt of [prompt, "write a haiku"])
      expect(codeOf(await client.enhancePrompt({ prompt: attempt }, key))).toBe(
        "engine_unavailable",
      );
  });

  it("is of one account, and lives 24 hours (USE-6)", async () => {
    const world = await open();
    const ada = await world.signUp();
    const bob = await world.signUp({ email: "bob@example.com" });
    const first = dataOf(await ada.client.enhancePrompt({ prompt }, key));
    expect(dataOf(await bob.client.enhancePrompt({ prompt: "write a haiku" }, key)).id).not.toBe(
      first.id,
    );
    world.clock.advance(day);
    const later = dataOf(await ada.client.enhancePrompt({ prompt }, key));
    expect(later.id).not.toBe(first.id);
    expect(later.usesRemaining).toBe(13);
  });

  it("does not block its key for longer than a reservation lives when a process dies", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine });
    const { client } = await world.signUp({ used: 14 });
    const lost = client.enhancePrompt({ prompt }, key);
    await held.asked();
    world.clock.advance(2 * minute);
    const retried = client.enhancePrompt({ prompt }, key);
    await held.asked();
    held.finish();
    expect(codeOf(await lost)).toBe("engine_unavailable");
    expect(dataOf(await retried).usesRemaining).toBe(0);
  });

  it("waits for a model as long as the operator lets it take", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine, env: { LLM_TIMEOUT_MS: "600000" } });
    const { client } = await world.signUp();
    const slow = client.enhancePrompt({ prompt }, key);
    await held.asked();
    world.clock.advance(20 * minute);
    held.finish();
    expect(dataOf(await slow).usesRemaining).toBe(14);
  });

  it("repeats with the figures of the text it carries, which the dashboard follows", async () => {
    const texts = ["short", "a little longer than that", prompt, "never asked for"];
    const engine: Engine = async () => {
      const text = texts.shift() ?? "";
      return { text, language: "en", engine: "model", checks: [] };
    };
    const world = await open({ engine });
    const { client } = await world.signUp();
    const first = dataOf(await client.enhancePrompt({ prompt }, key));
    for (const _ of [1, 2]) await client.enhancePrompt({ prompt }, key);
    const { id, enhancedPrompt, enhancedLength, qualityScore, usesRemaining } = dataOf(
      await client.enhancePrompt({ prompt }, key),
    );
    expect({ id, usesRemaining }).toEqual({ id: first.id, usesRemaining: 14 });
    expect(enhancedLength).toBe(enhancedPrompt.length);
    const { db } = world.database;
    const rows = await db.selectFrom("enhancement").selectAll().execute();
    expect(rows).toMatchObject([{ id, enhancedLength, qualityScore }]);
    const totals = await db.selectFrom("usageTotal").selectAll().execute();
    const days = await db.selectFrom("usageDay").selectAll().execute();
    const score = qualityScore ?? 0;
    expect(totals).toMatchObject([{ enhancements: 1, unscored: 0, qualitySum: score }]);
    expect(days).toMatchObject([{ enhancements: 1, unscored: 0, qualitySum: score }]);
    expect(totals[0]?.improvementSum).toBe(score - (first.originalQualityScore ?? 0));
    expect(codeOf(await client.enhancePrompt({ prompt }, key))).toBe("conflict");
  });

  it("keeps neither the key nor the request, only keyed digests (USE-6)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt }, key));
    const rows = await world.database.db.selectFrom("idempotency").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/a-key|report|boss/);
  });

  it("refuses a blank and an overlong key", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const long = { idempotencyKey: "k".repeat(129) };
    expect(codeOf(await client.enhancePrompt({ prompt }, long))).toBe("validation_failed");
  });
});
