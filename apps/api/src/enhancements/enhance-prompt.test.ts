import { codePointLength } from "@whetstone/enhancer";
import { scorePrompt } from "@whetstone/enhancer/all-languages";
import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import { failingEngine } from "../testing/engines.ts";
import { codeOf, dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

/** The built-in engine adds to it in every style and level, so that it is counted. */
const prompt = "Write an email to Zoë (zoe@example.com) that the report 🚚 of order 4711 is late";

onEachDatabase("enhance-prompt", (open) => {
  it("answers the enhanced prompt with everything that is documented (API-6)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const answer = dataOf(
      await client.enhancePrompt({
        prompt,
        enhancementLevel: "quick",
        platform: "chatgpt",
        style: "concise",
      }),
    );
    const enhancedLength = codePointLength(answer.enhancedPrompt);
    expect(answer).toEqual({
      enhancedPrompt: expect.stringContaining(
        "Zoë (zoe@example.com) that the report 🚚 of order 4711",
      ),
      id: expect.any(String),
      style: "concise",
      platform: "chatgpt",
      level: "quick",
      language: "en",
      originalLength: [...prompt].length,
      enhancedLength,
      originalQualityScore: scorePrompt(prompt)?.total,
      qualityScore: scorePrompt(answer.enhancedPrompt)?.total,
      improvementRatio: Math.round((enhancedLength / [...prompt].length) * 100) / 100,
      usesRemaining: 14,
      nextResetDate: "2026-04-10T00:00:00.000Z",
      engine: "built-in",
      checks: answer.checks,
      questions: answer.questions,
    });
    expect(answer.questions).toHaveLength(1);
    expect(answer.checks.every((check) => check.passed)).toBe(true);
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(14);
  });

  it("needs a prompt only: comprehensive, other and professional otherwise (API-4)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    expect(dataOf(await client.enhancePrompt({ prompt }))).toMatchObject({
      level: "comprehensive",
      platform: "other",
      style: "professional",
    });
  });

  it("answers an own style as custom, and refuses one without an instruction (API-5)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const own = { prompt, instruction: "Speak like a pirate" };
    expect(dataOf(await client.enhancePrompt({ ...own, style: "creative" })).style).toBe("custom");
    const { body } = refusalOf(await client.enhancePrompt({ prompt, style: "custom" }));
    expect(body).toMatchObject({
      code: "validation_failed",
      fields: { instruction: expect.any(String) },
    });
  });

  it("refuses blank and overlong prompts, and counts neither (API-3, USE-5)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    expect(codeOf(await client.enhancePrompt({ prompt: " \n " }))).toBe("validation_failed");
    expect(codeOf(await client.enhancePrompt({ prompt: "a".repeat(50_001) }))).toBe(
      "validation_failed",
    );
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(15);
  });

  it("refuses a visitor and a bad bearer with 401 (USE-13)", async () => {
    const world = await open();
    expect(codeOf(await world.client.enhancePrompt({ prompt }))).toBe("unauthorized");
    expect(codeOf(await world.clientFor("bad.token").enhancePrompt({ prompt }))).toBe(
      "unauthorized",
    );
  });

  it("answers 402 with what is left and when it resets once the allowance is used (USE-1, USE-2)", async () => {
    const world = await open();
    const { client } = await world.signUp({ used: 14 });
    expect(dataOf(await client.enhancePrompt({ prompt })).usesRemaining).toBe(0);
    expect(refusalOf(await client.enhancePrompt({ prompt }))).toMatchObject({
      status: 402,
      body: {
        code: "quota_exceeded",
        usesRemaining: 0,
        nextResetDate: "2026-04-10T00:00:00.000Z",
      },
    });
    world.clock.set("2026-04-01T12:00:00.000Z");
    dataOf(await client.me(undefined));
    world.clock.set("2026-04-10T00:00:00.000Z");
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(15);
    expect(dataOf(await client.enhancePrompt({ prompt })).usesRemaining).toBe(14);
  });

  it("gives each level its allowance (USE-3, USE-15)", async () => {
    const world = await open();
    const left = async (accessLevel: "user" | "tester" | "pro", used: number) => {
      const { client } = await world.signUp({
        email: `${accessLevel}@example.com`,
        accessLevel,
        used,
      });
      return dataOf(await client.enhancePrompt({ prompt })).usesRemaining;
    };
    expect(await left("user", 0)).toBe(14);
    expect(await left("tester", 15)).toBe(984);
    expect(await left("pro", 5000)).toBe(1_000_000);
  });

  it("keeps the expert level for Pro (USE-16)", async () => {
    const world = await open();
    const free = await world.signUp();
    const pro = await world.signUp({ email: "pro@example.com", accessLevel: "pro" });
    const expert = { prompt, enhancementLevel: "expert" } as const;
    expect(refusalOf(await free.client.enhancePrompt(expert))).toMatchObject({
      status: 403,
      body: { code: "requires_pro" },
    });
    expect(dataOf(await pro.client.enhancePrompt(expert)).level).toBe("expert");
  });

  it("lets nobody on the waitlist enhance (WAIT-5)", async () => {
    const world = await open({ env: { SIGNUP_MODE: "waitlist" } });
    const { client } = await world.signUp();
    expect(refusalOf(await client.enhancePrompt({ prompt }))).toMatchObject({
      status: 403,
      body: { code: "waitlisted" },
    });
  });

  it("allows 60 enhancements a minute to one account (USE-14)", async () => {
    const world = await open();
    const { client, user } = await world.signUp({ accessLevel: "pro" });
    const limit = { name: "enhance", points: 60, windowMs: minute };
    for (let count = 0; count < 59; count += 1) await world.parts.limits.demand(limit, user.id);
    dataOf(await client.enhancePrompt({ prompt }));
    const refusal = refusalOf(await client.enhancePrompt({ prompt }));
    expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: 60 });
    world.clock.advance(minute);
    dataOf(await client.enhancePrompt({ prompt }));
  });

  it("does not count an enhancement whose engine failed (USE-5)", async () => {
    const world = await open({ engine: failingEngine });
    const { client } = await world.signUp({ used: 14 });
    for (let count = 0; count < 3; count += 1)
      expect(refusalOf(await client.enhancePrompt({ prompt }))).toMatchObject({
        status: 503,
        body: { code: "engine_unavailable" },
      });
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(1);
    expect(await world.database.db.selectFrom("reservation").selectAll().execute()).toEqual([]);
    expect(world.log.join("")).toContain("The engine failed");
    expect(world.log.join("")).not.toContain("Zoë");
  });
});
