import type { EnhanceRequest } from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import { createHeldEngine } from "../testing/engines.ts";
import { dataOf, refusalOf } from "../testing/expect-result.ts";
import { onSqlite } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";

const unknown = "qwertz uiop asdf ghjkl";

/** ENH-7, ENH-9. */
onSqlite("questions and answers", (open) => {
  it("asks at most three questions, with the rewrite beside them", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const { questions = [], enhancedPrompt } = dataOf(await client.enhancePrompt({ prompt }));
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(3);
    for (const { need, question, suggestions } of questions) {
      expect(need).toMatch(/^[a-z0-9-]{1,64}$/);
      expect(question).not.toBe("");
      expect(suggestions.length).toBeLessThanOrEqual(4);
    }
    expect(enhancedPrompt.startsWith(prompt)).toBe(true);
  });

  it("asks nothing again that was answered, and has the answer in the person's words", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const [asked] = dataOf(await client.enhancePrompt({ prompt })).questions ?? [];
    const need = asked?.need ?? "";
    const answers = [{ need, text: "  By Thursday 14:30, says Zoë  " }];
    const answer = dataOf(await client.enhancePrompt({ prompt, answers }));
    expect(answer.enhancedPrompt).toContain("By Thursday 14:30, says Zoë");
    expect(answer.checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(answer.questions?.map((question) => question.need) ?? []).not.toContain(need);
    expect(answer.qualityScore ?? 0).toBeGreaterThan(answer.originalQualityScore ?? 0);
  });

  it("takes an answer to a need the server doesn't know", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const answers = [{ need: "anything-else", text: "no cheese" }];
    const answer = dataOf(await client.enhancePrompt({ prompt: unknown, answers }));
    expect(answer).toMatchObject({ usesRemaining: 14 });
    expect(answer.enhancedPrompt).toContain("no cheese");
  });

  it("leaves a prompt that needs nothing as it is, uncounted", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const answer = dataOf(await client.enhancePrompt({ prompt: unknown }));
    expect(answer).toMatchObject({
      enhancedPrompt: unknown,
      unchanged: "nothing-to-add",
      improvementRatio: 1,
      usesRemaining: 15,
    });
    expect(answer.questions).toBeUndefined();
    expect(await world.database.db.selectFrom("enhancement").selectAll().execute()).toEqual([]);
  });

  it("passes answers to the engine as they were meant: trimmed, in their order", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine });
    const { client } = await world.signUp();
    const texts = [" one ", "t".repeat(300), "three"];
    const run = client.enhancePrompt({
      prompt,
      answers: texts.map((text, at) => ({ need: `need-${at}`, text })),
    });
    const { answers } = await held.asked();
    expect(answers).toEqual(texts.map((text, at) => ({ need: `need-${at}`, text: text.trim() })));
    held.finish();
    dataOf(await run);
  });

  const one = { need: "mail-to", text: "my boss" };
  it.each<[string, EnhanceRequest["answers"], string]>([
    ["more than three", [one, one, one, one], "answers"],
    ["a blank text", [{ ...one, text: " \n " }], "answers.0.text"],
    ["a text of more than 300 characters", [{ ...one, text: "x".repeat(301) }], "answers.0.text"],
    ["a blank need", [{ ...one, need: "" }], "answers.0.need"],
    ["a need in other letters", [one, { ...one, need: "Mail_to" }], "answers.1.need"],
    ["a need of more than 64", [{ ...one, need: "n".repeat(65) }], "answers.0.need"],
  ])("refuses %s, and counts nothing", async (_name, answers, field) => {
    const world = await open();
    const { client } = await world.signUp();
    const { status, body } = refusalOf(await client.enhancePrompt({ prompt, answers }));
    expect([status, body.code]).toEqual([400, "validation_failed"]);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(15);
  });

  it("refuses a field it doesn't know in an answer", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const answers = [{ need: "mail-to", text: "my boss", label: "Who gets it" }];
    const { body } = refusalOf(await client.enhancePrompt({ prompt, answers }));
    expect(body.fields).toEqual({ "answers.0.label": "Unknown field" });
  });
});
