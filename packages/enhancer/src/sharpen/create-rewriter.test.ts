import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { careKinds, type RewriteRequest } from "../types.ts";
import { levels, styles } from "../vocabulary.ts";
import { createRewriter } from "./create-rewriter.ts";

const rewrite = createRewriter(allKits);

const request = (prompt: string, other: Partial<RewriteRequest> = {}): RewriteRequest => ({
  prompt,
  style: "professional",
  level: "comprehensive",
  platform: "chatgpt",
  ...other,
});

const late = "write an email to my client that the project is late";

describe("createRewriter", () => {
  it("keeps the person's text byte for byte in front, for any text, style and level (ENH-14)", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(late, "plan a trip", "猫の名前"),
    );
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(...styles),
        fc.constantFrom(...levels),
        (text, style, level) => {
          const once = rewrite(request(text, { style, level }));
          expect(once.text.startsWith(text)).toBe(true);
          expect(rewrite(request(text, { style, level }))).toEqual(once);
          expect(once.changed).toBe(once.text !== text);
        },
      ),
    );
  });

  it("asks at most three things, and nothing the prompt says (ENH-7)", () => {
    const { ask, questions } = rewrite(request(late));
    expect(ask).toBe("correspondence.delay");
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(3);
    const told = rewrite(request("plan a 5 day road trip from denver to moab in october"));
    expect(told.questions.map(({ question }) => question).join(" ")).not.toMatch(/how many days/i);
  });

  it("puts answers behind the prompt as labelled lines in the person's own words (ENH-9)", () => {
    const [question] = rewrite(request(late)).questions;
    const need = question?.need ?? "";
    const { text, questions, checks } = rewrite(
      request(late, { answers: [{ need, text: "two weeks later, on 12 March" }] }),
    );
    expect(text).toMatch(/late\n\n[^\n]+: two weeks later, on 12 March\n/);
    expect(questions.map((one) => one.need)).not.toContain(need);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it("labels an answer as the question was put to this prompt (ENH-9)", () => {
    const ask = "packing list for walking the wall";
    const answers = [{ need: "pack-where", text: "autumn" }];
    expect(rewrite(request(ask, { answers })).text).toContain("\n\nTime of year: autumn\n");
    const other = rewrite(
      request("packing list", { answers: [{ need: "pack-where", text: "Rome, in May" }] }),
    );
    expect(other.text).toContain("\n\nWhere and when: Rome, in May\n");
  });

  it("puts the answer to a model's question behind the question: the catalogue has no label", () => {
    const answers = [{ need: "asked-1", question: "For which team?", text: "the night shift" }];
    expect(rewrite(request("zebra umbrella", { answers })).text).toBe(
      "zebra umbrella\n\nFor which team? the night shift",
    );
  });

  it("leaves out answers that are blank", () => {
    const blank = rewrite(request(late, { answers: [{ need: "new-date", text: "  " }] }));
    expect(blank.text).toBe(rewrite(request(late)).text);
  });

  it("adds one sentence at the lowest level, and at most two short ones in the concise style (ENH-2)", () => {
    const added = (other: Partial<RewriteRequest>) =>
      rewrite(request(late, other)).text.slice(late.length).trim();
    expect(added({ level: "quick" }).match(/[.!?](?:\s|$)/g)).toHaveLength(1);
    expect(added({ style: "concise" }).match(/[.!?](?:\s|$)/g)?.length).toBeLessThanOrEqual(2);
    expect(added({ level: "expert" }).length).toBeGreaterThanOrEqual(added({}).length);
  });

  it("adds nothing where something else is asked for beside it, or two readings are possible (ENH-15)", () => {
    for (const text of [
      `${late}. Also explain how invoices work.`,
      "write a poem about autumn and then translate it into french",
    ])
      expect(rewrite(request(text)).text).toBe(text);
  });

  it("adds nothing to what it does not know, and nothing twice (ENH-15)", () => {
    expect(rewrite(request("zebra umbrella"))).toMatchObject({ ask: null, changed: false });
    const once = rewrite(request(late)).text;
    expect(rewrite(request(once)).text).toBe(once);
  });

  it("adds nothing to a prompt that lays down its answer", () => {
    const strong =
      "Write a 400-word blog post about wild bees for home gardeners. Use a friendly tone, give three examples of native plants, avoid jargon, do not mention pesticides by brand, and end with a checklist so that readers can start this weekend.";
    expect(rewrite(request(strong)).text).toBe(strong);
  });

  it("leaves alone what care names, in every style and level, whatever is answered (ENH-4)", () => {
    const crisis = "My friend overdosed and is not waking up";
    for (const style of styles)
      for (const level of levels) {
        const { text, unchanged, questions } = rewrite(
          request(crisis, { style, level, answers: [{ need: "x", text: "y" }] }),
        );
        expect({ text, questions }).toEqual({ text: crisis, questions: [] });
        expect(careKinds).toContain(unchanged);
      }
  });

  it("takes a death that is told in an answer as a fact of the case", () => {
    const told = "I looked after my mother until she died";
    const gap = rewrite(
      request("how do i put a 3 year gap on my cv", {
        answers: [{ need: "gap-did", text: told }],
      }),
    );
    expect(gap.unchanged).toBeUndefined();
    expect(gap.text).toContain(told);
  });

  it("leaves alone where an answer tells of a danger", () => {
    const answers = [{ need: "new-date", text: "I don't know, I want to kill myself" }];
    expect(rewrite(request(late, { answers }))).toMatchObject({
      text: late,
      unchanged: "self-harm",
      questions: [],
    });
  });

  it.each([
    ["gift ideas for dad", "he had a stroke in may"],
    ["geschenk für oma", "sie hatte einen schlaganfall"],
    ["trip to rome", "my husband has epilepsy, seizures when tired"],
    ["viaje a roma", "mi hija es alérgica, se le cierra la garganta con nueces"],
    ["complaint letter to the hospital", "they sent my dad home while he was having a stroke"],
    ["short story", "the hero wants to kill himself, then meets a dog"],
  ])("keeps an answer that tells of what is over, treated or made up: %s", (prompt, text) => {
    const { unchanged, text: made } = rewrite(
      request(prompt, { answers: [{ need: "anything-else", text }] }),
    );
    expect(unchanged).toBeUndefined();
    expect(made).toContain(text);
  });

  it.each([
    ["gift ideas for dad", "he is having a stroke right now", "emergency"],
    ["gift ideas for dad", "he had a fall just now and isn't breathing", "emergency"],
    ["rezept für kuchen", "mein sohn kriegt gerade keine luft", "emergency"],
    ["workout plan", "i want to kill myself", "self-harm"],
  ])("leaves alone where an answer tells what happens now: %s", (prompt, text, kind) => {
    const answered = request(prompt, { answers: [{ need: "anything-else", text }] });
    expect(rewrite(answered).unchanged).toBe(kind);
  });

  it("takes whom an answer speaks of as told", () => {
    const answers = [{ need: "anything-else", text: "for my brother" }];
    const { checks } = rewrite(request("poem", { answers }));
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it("follows an own style word for word, once", () => {
    const instruction = "Always answer as Captain Nemo, in 3 acts";
    const { text, checks } = rewrite(request(late, { instruction }));
    expect(text.endsWith(instruction)).toBe(true);
    expect(rewrite(request(text, { instruction })).text.split(instruction)).toHaveLength(2);
    expect(checks.every(({ passed }) => passed)).toBe(true);
  });

  it("keeps to the words of a prompt in a language it does not know", () => {
    const greek = "Γράψε ένα ποίημα για το φθινόπωρο";
    expect(rewrite(request(greek))).toMatchObject({ text: greek, questions: [] });
  });
});

it.each([
  ["折射和反射有何區別？", "最重要的區別"],
  ["折射和反射有什么区别？", "最重要的区别"],
])("speaks Chinese in the script of the prompt: %s", (prompt, words) => {
  const rewrite = createRewriter(allKits)({
    prompt,
    style: "professional",
    level: "comprehensive",
    platform: "other",
  });
  expect(rewrite.text).toContain(words);
});

it.each([
  ["receita de bolo de cenoura", "pt"],
  ["newsletter for church fall festival", "en"],
])("reads a short prompt in the language in which it asks for something: %s", (prompt, tag) => {
  const rewrite = createRewriter(allKits)({
    prompt,
    style: "professional",
    level: "comprehensive",
    platform: "other",
  });
  expect(rewrite.language.tag).toBe(tag);
  expect(rewrite.questions).not.toEqual([]);
});

it("reads on behind a greeting of its own", () => {
  const rewrite = createRewriter(allKits)({
    prompt: "Hello! Can you write a letter to my grandma",
    style: "professional",
    level: "comprehensive",
    platform: "other",
  });
  expect(rewrite.ask).toBe("correspondence.message");
});

it.each([
  "don't write me a poem, just a title for my speech about autumn",
  "fix my regex for phone numbers, return only the regex",
  "write an email to my landlord, and ask no questions",
  "schreib kein Gedicht, nur einen Titel für meine Rede",
  "no me escribas un poema, solo dime un título para mi discurso",
  "n'écris pas de poème, juste un titre pour mon discours",
  "non scrivere una poesia, solo un titolo per il mio discorso",
  "não escreva um poema, só um título para meu discurso",
  "не пиши стихотворение, только название для моей речи",
  "不要写诗，只给我标题",
])("adds nothing to what declines something, and asks nothing: %s", (text) => {
  expect(rewrite(request(text))).toMatchObject({ text, questions: [] });
});

it.each([
  ["act as an interviewer and ask me questions for a nurse job", "interview"],
  ["write a cover letter for a nurse job, don't write more than 200 words", "cover-letter"],
  ["give me just three ideas for my daughter's birthday party", "party"],
  ["ich habe keinen Plan, schreib mir eine Rede für die Hochzeit meiner Schwester", "toast"],
])("does not take for a refusal what only limits or asks: %s", (text, part) => {
  expect(rewrite(request(text)).ask).toContain(part);
});
