import { afterEach, describe, expect, it, vi } from "vitest";
import type { Enhancement } from "./enhancement.ts";
import { answerTo, clientQuestions, createWorld, refused } from "./testing/flow-world.ts";
import { createMemories } from "./testing/memories.ts";

const draft = "write email to client";
const given = [
  { need: "new-date", text: "two weeks later" },
  { need: "anything-else", text: "they are angry" },
];

/** A world whose device asks two questions of the draft, which were just shown. */
const openAsking = async (parts: Parameters<typeof createWorld>[1] = {}) => {
  const world = createWorld(draft, parts);
  world.deviceAsks(clientQuestions);
  await world.flow.enhance();
  return world;
};

const outcomeOf = (world: ReturnType<typeof createWorld>) => {
  const step = world.step();
  if (step.status !== "ready") throw new Error(`There is no result: ${step.status}`);
  return step.outcome;
};

afterEach(() => vi.useRealTimers());

describe("questions (ENH-8)", () => {
  it("stand first, made on this device, before anything is sent or counted", async () => {
    const world = await openAsking();
    expect(world.step()).toMatchObject({
      status: "asking",
      original: draft,
      questions: clientQuestions,
      device: { enhancedPrompt: `${draft}, here` },
      typed: {},
    });
    expect(world.asked).toEqual([]);
    expect(world.usage).toEqual([]);
  });

  it("are none where this device has none: the server is asked as it was", async () => {
    const world = createWorld(draft);
    world.deviceAsks([]);
    await world.flow.enhance();
    expect(world.asked[0]?.request).not.toHaveProperty("answers");
    expect(world.step()).toMatchObject({ status: "ready" });
  });

  it("are none where this device fails", async () => {
    const world = createWorld(draft);
    world.deviceIs(() => Promise.reject(new Error("no engine")));
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "ready" });
  });

  it.each(["skippedAsks", "aboutMe"] as const)(
    "are asked also where %s can't be read, or not in time",
    async (kept) => {
      vi.useFakeTimers();
      const never = new Promise<never>(() => undefined);
      for (const read of [() => never, () => Promise.reject(new Error("no storage"))]) {
        const memories = createMemories();
        const world = createWorld(draft, {
          memories: { ...memories, [kept]: { ...memories[kept], read } },
        });
        world.deviceAsks(clientQuestions);
        const asked = world.flow.enhance();
        await vi.runAllTimersAsync();
        await asked;
        expect(world.step()).toMatchObject({ status: "asking", facts: [] });
      }
    },
  );

  it("send the answers, and count one use", async () => {
    const world = await openAsking();
    await world.flow.answer(given);
    expect(world.asked.map(({ request }) => request.answers)).toEqual([given]);
    expect(world.asked[0]?.request.prompt).toBe(draft);
    expect(world.usage).toHaveLength(1);
    expect(outcomeOf(world)).toMatchObject({ answers: given, questions: clientQuestions });
    expect(world.text()).toBe(draft);
  });

  it.each([
    ["skipped", (world: ReturnType<typeof createWorld>) => world.flow.skip()],
    [
      "left blank",
      (world: ReturnType<typeof createWorld>) => world.flow.answer([{ need: "offer", text: "  " }]),
    ],
  ])("%s, send none", async (_how, act) => {
    const world = await openAsking();
    await act(world);
    expect(world.asked[0]?.request).not.toHaveProperty("answers");
    expect(outcomeOf(world).answers).toEqual([]);
  });

  it("are asked once for a draft; Regenerate keeps the answers", async () => {
    const world = await openAsking();
    await world.flow.answer(given);
    await world.flow.enhance();
    expect(world.asked.map(({ request }) => request.answers)).toEqual([given, given]);
    expect(world.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1"]);
    world.type("write email to landlord");
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "asking", original: "write email to landlord" });
  });

  it("keep what was typed when the panel is shown again, and go with another draft", async () => {
    const world = await openAsking();
    world.flow.fill("new-date", "on Fri");
    await world.flow.resume();
    expect(world.step()).toMatchObject({ status: "asking", typed: { "new-date": "on Fri" } });
    expect(world.read).toHaveLength(1);
    world.type("write about bees");
    await world.flow.resume();
    expect(world.step()).toMatchObject({ original: "write about bees", typed: {} });
  });

  it("go with a draft that was gone on with, and its answers", async () => {
    const world = await openAsking();
    world.type(`${draft} that the project is late`);
    await world.flow.answer(given);
    expect(world.asked[0]?.request).toMatchObject({
      prompt: `${draft} that the project is late`,
      answers: given,
    });
  });

  it("are asked anew of a draft that became another", async () => {
    const world = await openAsking();
    world.flow.fill("new-date", "Friday");
    world.type("write a poem");
    await world.flow.answer(given);
    expect(world.asked).toEqual([]);
    expect(world.step()).toMatchObject({
      original: "write a poem",
      typed: { "new-date": "Friday" },
    });
  });

  it("show the rewrite of this device in the style that is chosen meanwhile", async () => {
    const world = await openAsking();
    world.flow.choose({ style: "concise" });
    await expect.poll(() => world.read.length).toBe(2);
    expect(world.read[1]?.style).toBe("concise");
    expect(world.step()).toMatchObject({ status: "asking", questions: clientQuestions });
    world.flow.choose({ keepsBlanks: true });
    expect(world.read).toHaveLength(2);
  });

  it("stand again when the request is stopped, or its failure is over", async () => {
    const world = await openAsking();
    world.flow.fill("offer", "a call");
    world.fail(refused("waitlisted"));
    await world.flow.answer([{ need: "offer", text: "a call" }]);
    expect(world.step()).toMatchObject({ status: "failed" });
    world.flow.dismiss();
    expect(world.step()).toMatchObject({ status: "asking", typed: { offer: "a call" } });
  });

  it("that only a server knows of can be answered after its result", async () => {
    const world = createWorld(draft);
    world.answerWith(async ({ prompt }) => ({
      ok: true,
      data: {
        ...answerTo(prompt),
        questions: clientQuestions.map((question) => ({
          ...question,
          suggestions: [...question.suggestions],
        })),
      },
    }));
    await world.flow.enhance();
    await world.flow.changeAnswers();
    expect(world.step()).toMatchObject({ status: "asking", questions: clientQuestions });
  });
});

describe("what is left alone", () => {
  it("is found on this device, and nothing is sent", async () => {
    const world = createWorld("make it shorter");
    const made: Enhancement = { ...answerTo("make it shorter"), unchanged: "follow-up" };
    world.deviceIs(async () => made);
    await world.flow.enhance();
    expect(outcomeOf(world)).toMatchObject({ sent: null, answer: { unchanged: "follow-up" } });
    expect(world.asked).toEqual([]);
  });

  it("is found also where this device speaks late and the server fails", async () => {
    const world = createWorld(draft);
    const late = Promise.withResolvers<Enhancement>();
    let failures = 0;
    world.deviceIs(() => (failures++ === 0 ? late.promise : Promise.reject(new Error("twice"))));
    world.answerWith(async () => {
      late.resolve({ ...answerTo(draft), unchanged: "grief" });
      return { ok: false, failure: refused("quota_exceeded") };
    });
    await world.flow.enhance();
    expect(outcomeOf(world)).toMatchObject({ sent: null, answer: { unchanged: "grief" } });
  }, 10_000);
});

describe("the rewrite without answers", () => {
  it("is inserted as it stands: free, and nothing is sent", async () => {
    const world = await openAsking();
    await world.flow.insertNow();
    expect(world.text()).toBe(`${draft}, here`);
    expect(world.step()).toMatchObject({ status: "inserted", outcome: { sent: null } });
    expect(world.asked).toEqual([]);
    await world.flow.undo();
    expect(world.text()).toBe(draft);
    expect(outcomeOf(world).questions).toEqual(clientQuestions);
  });

  it("is not inserted where it changes nothing", async () => {
    const world = createWorld(draft);
    world.deviceIs(async () => ({
      ...answerTo(draft),
      enhancedPrompt: draft,
      questions: clientQuestions,
    }));
    await world.flow.enhance();
    await world.flow.insertNow();
    expect(world.step().status).toBe("asking");
  });
});

describe("the answers of a result", () => {
  it("can be changed, and are in their fields then", async () => {
    const world = await openAsking();
    await world.flow.answer(given);
    await world.flow.changeAnswers();
    expect(world.step()).toMatchObject({
      status: "asking",
      typed: { "new-date": "two weeks later", "anything-else": "they are angry" },
    });
    const other = [{ need: "offer", text: "a discount" }];
    await world.flow.answer(other);
    expect(world.asked.at(-1)?.request.answers).toEqual(other);
  });

  it("stay when the change is left", async () => {
    const world = await openAsking();
    await world.flow.answer(given);
    await world.flow.changeAnswers();
    world.flow.dismiss();
    expect(outcomeOf(world).answers).toEqual(given);
    expect(world.asked).toHaveLength(1);
  });

  it("are remembered with each result", async () => {
    const world = await openAsking();
    await world.flow.answer(given);
    world.flow.choose({ style: "creative" });
    await world.flow.changeAnswers();
    await world.flow.skip();
    world.flow.show(1);
    expect(outcomeOf(world).answers).toEqual(given);
    await world.flow.enhance();
    expect(world.asked.at(-1)?.request).toMatchObject({ style: "professional", answers: given });
  });

  it("stand again behind a failure when one of them is pressed, and a try again asks none", async () => {
    const world = await openAsking();
    world.flow.fill("new-date", "in May");
    world.fail(refused("waitlisted"));
    await world.flow.answer([{ need: "new-date", text: "in May" }]);
    expect(world.step().status).toBe("failed");
    await world.flow.resume({ startAt: clientQuestions[0]?.question });
    expect(world.step()).toMatchObject({ status: "asking", typed: { "new-date": "in May" } });
    await world.flow.answer([{ need: "new-date", text: "in May" }]);
    await world.flow.enhance();
    expect(world.step().status).toBe("failed");
  });

  it("are asked when one of them is pressed, also where they are skipped often", async () => {
    const memories = createMemories();
    for (let time = 0; time < 10; time += 1) await memories.skippedAsks.note("email.client", true);
    const world = createWorld(draft, { memories });
    world.deviceAsks(clientQuestions);
    await world.flow.enhance();
    expect(world.step().status).toBe("ready");
    const other = createWorld(draft, { memories });
    other.deviceAsks(clientQuestions);
    await other.flow.resume({ startAt: clientQuestions[0]?.question });
    expect(other.step().status).toBe("asking");
  });

  it.each(["unauthorized", "quota_exceeded"] as const)(
    "are used on this device too, when the server says %s",
    async (code) => {
      const world = await openAsking();
      world.fail(refused(code));
      await world.flow.answer(given);
      expect(world.read.at(-1)?.answers).toEqual(given);
      expect(outcomeOf(world)).toMatchObject({
        text: `${draft}, here\ntwo weeks later\nthey are angry`,
        answers: given,
      });
    },
  );
});

describe("what a person keeps about themselves (ENH-13)", () => {
  const job = { need: "new-date", question: "What is the new date?", text: "two weeks later" };

  it("is kept only where they say so, and offered in the other tab too", async () => {
    const memories = createMemories();
    const one = await openAsking({ memories });
    one.flow.keepAnswer("new-date", true);
    one.flow.keepAnswer("offer", true);
    one.flow.keepAnswer("offer", false);
    await one.flow.answer([...given, { need: "offer", text: "a call" }]);
    expect(await memories.aboutMe.read()).toEqual([job]);
    const other = await openAsking({ memories });
    expect(other.step()).toMatchObject({ facts: [job], typed: {} });
  });

  it("is not kept without an answer", async () => {
    const world = await openAsking();
    world.flow.keepAnswer("offer", true);
    await world.flow.answer(given);
    expect(await world.memories.aboutMe.read()).toEqual([]);
  });
});

describe("a kind of request whose questions are always skipped (ENH-12)", () => {
  it("is not asked about after three times in a row, in any tab; asked for, it is", async () => {
    const memories = createMemories();
    for (const end of ["skip", "skip", "insertNow"] as const) {
      const world = await openAsking({ memories });
      expect(world.step().status).toBe("asking");
      await world.flow[end]();
    }
    const tired = await openAsking({ memories });
    expect(outcomeOf(tired).questions).toEqual(clientQuestions);
    await tired.flow.changeAnswers();
    expect(tired.step().status).toBe("asking");
    await tired.flow.answer(given);
    expect((await openAsking({ memories })).step().status).toBe("asking");
  });

  it("begins to count anew with every answer, and others are asked about", async () => {
    const memories = createMemories();
    for (const isSkipped of [true, true, false, true, true])
      await memories.skippedAsks.note("email.client", isSkipped);
    expect((await openAsking({ memories })).step().status).toBe("asking");
    await memories.skippedAsks.note("email.client", true);
    expect((await openAsking({ memories })).step().status).toBe("ready");
    const other = createWorld(draft, { memories });
    other.deviceAsks(clientQuestions, "poem.short");
    await other.flow.enhance();
    expect(other.step().status).toBe("asking");
  });
});

describe("blanks nobody filled in", () => {
  const made = `${draft}\n\nDate: [date]`;
  const insertResult = async (keepsBlanks: boolean) => {
    const world = createWorld(draft, { choices: { keepsBlanks } });
    world.answerWith(async () => ({
      ok: true,
      data: { ...answerTo(draft), enhancedPrompt: made },
    }));
    await world.flow.enhance();
    await world.flow.insert();
    return world;
  };

  it("are left out with their line, and are there again after Undo", async () => {
    const world = await insertResult(false);
    expect(world.text()).toBe(draft);
    expect(world.step()).toMatchObject({ status: "inserted", blanksLeftOut: 1, text: draft });
    await world.flow.undo();
    expect(outcomeOf(world).text).toBe(made);
  });

  it("are inserted where the person wants them", async () => {
    const world = await insertResult(true);
    expect(world.text()).toBe(made);
    expect(world.step()).toMatchObject({ status: "inserted", blanksLeftOut: 0 });
  });
});

describe("answers that were typed and skipped", () => {
  it("stand in their fields when the questions are asked again", async () => {
    const world = await openAsking();
    world.flow.fill("new-date", "on Friday");
    await world.flow.skip();
    expect(outcomeOf(world).answers).toEqual([]);
    await world.flow.changeAnswers();
    expect(world.step()).toMatchObject({ status: "asking", typed: { "new-date": "on Friday" } });
  });
});

describe("who wants to be asked (ENH-11)", () => {
  const ofModel = { need: "asked-1", question: "Who is it for?", suggestions: ["me"] };
  const openResult = async (asks: readonly (typeof ofModel)[]) => {
    const world = createWorld(draft);
    world.answerWith(async (request) => ({
      ok: true,
      data: {
        ...answerTo(request.prompt),
        engine: "model",
        ...(request.asks && asks.length > 0 ? { questions: [...asks] } : {}),
      },
    }));
    await world.flow.enhance();
    return world;
  };

  it("has the model ask, and answers what it asks", async () => {
    const world = await openResult([ofModel]);
    await world.flow.askMe();
    expect(world.asked.at(-1)?.request).toMatchObject({ prompt: draft, asks: true });
    expect(world.step()).toMatchObject({ status: "asking", questions: [ofModel] });
    await world.flow.answer([{ need: "asked-1", question: ofModel.question, text: "me" }]);
    expect(world.asked.at(-1)?.request).not.toHaveProperty("asks");
    expect(outcomeOf(world).answers).toHaveLength(1);
    expect(world.text()).toBe(draft);
  });

  it("sees the result again where the model has nothing to ask", async () => {
    const world = await openResult([]);
    await world.flow.askMe();
    expect(outcomeOf(world)).toMatchObject({ questions: [], sent: { asks: true } });
  });
});
