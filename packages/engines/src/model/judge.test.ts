import { detectPromptLanguage, type Level, type Style } from "@whetstone/enhancer";
import { allKits } from "@whetstone/enhancer/all-languages";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import faultyRows from "../../cases/faulty.json" with { type: "json" };
import goodRows from "../../cases/good.json" with { type: "json" };
import { cleanOutput } from "./clean-output.ts";
import { judge } from "./judge.ts";

const caseSchema = z.object({
  id: z.string(),
  kind: z.string().default("good"),
  style: z.custom<Style>(),
  level: z.custom<Level>(),
  prompt: z.string(),
  answers: z.array(z.object({ need: z.string(), text: z.string() })).optional(),
  rewrite: z.string(),
});
type Case = z.output<typeof caseSchema>;

const good = z.array(caseSchema).parse(goodRows);
const faulty = z.array(caseSchema).parse(faultyRows);

/** Whether the guard lets a model's text through at the first attempt. */
const passes = ({ prompt, style, level, answers, rewrite }: Case): boolean =>
  judge(
    { prompt, style, level, platform: "other", ...(answers ? { answers } : {}) },
    cleanOutput(rewrite, prompt),
    { language: detectPromptLanguage(prompt), kits: allKits },
  ).failures.length === 0;

/** Cleaning took away what was wrong: nobody sees it. */
const isMended = ({ kind, prompt, rewrite }: Case): boolean =>
  ["chatter", "reasoning"].includes(kind) && cleanOutput(rewrite, prompt) !== rewrite.trim();

/** These were written by a model that knew our instructions and not the guard, in 13 languages. */
describe("the guard on a model's rewrites (ENH-17)", () => {
  it("lets at least 97 of 100 good ones through at the first attempt", () => {
    const stopped = good.filter((one) => !passes(one)).map(({ id }) => id);
    expect(good.length).toBeGreaterThan(100);
    expect(stopped.length / good.length, stopped.join(" ")).toBeLessThanOrEqual(0.03);
  });

  it("catches at least 85 of 100 with a planted fault", () => {
    const missed = faulty.filter((one) => passes(one) && !isMended(one));
    const list = missed.map(({ id, kind }) => `${kind} ${id}`).join(", ");
    expect(faulty.length).toBeGreaterThan(100);
    expect(missed.length / faulty.length, list).toBeLessThanOrEqual(0.15);
  });

  it.each(["literal", "language", "chatter", "reasoning", "strengthened", "answered"])(
    "catches at least 85 of 100 of one kind: %s",
    (kind) => {
      const ofKind = faulty.filter((one) => one.kind === kind);
      const missed = ofKind.filter((one) => passes(one) && !isMended(one)).map(({ id }) => id);
      expect(missed.length / ofKind.length, missed.join(" ")).toBeLessThanOrEqual(0.15);
    },
  );
});
