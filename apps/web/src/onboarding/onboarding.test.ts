import type { Enhancement } from "@whetstone/enhance-flow";
import { describe, expect, it } from "vitest";
import { completionCallbackMs } from "../signed-in/onboarding-context.tsx";
import {
  completeOnboarding,
  isOnboardingCompleted,
  resetOnboarding,
  takeFirstVisit,
} from "../signed-in/onboarding-record.ts";
import { createMemory } from "../testing/memory.ts";
import { canEnhance, cannedText, sampleResult } from "./sample-result.ts";
import { canContinue, neighbour, steps, stepText } from "./steps.ts";

const now = new Date("2026-03-01T12:00:00.000Z");

describe("onboarding steps (APP-11, APP-14)", () => {
  it("are six, from 'Step 1 of 6' to 'Step 6 of 6'", () => {
    expect(steps.map(stepText)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Step ${number} of 6`));
  });

  it("go back and forth, and no further than the ends", () => {
    expect(neighbour("start", 1)).toBe("sample");
    expect(neighbour("sample", -1)).toBe("start");
    expect(neighbour("start", -1)).toBe("start");
    expect(neighbour("finish", 1)).toBe("finish");
  });

  it("let continue from the sample only after a result", () => {
    expect(steps.filter((step) => !canContinue(step, false))).toEqual(["sample"]);
    expect(canContinue("sample", true)).toBe(true);
  });
});

describe("completion (APP-12, APP-13)", () => {
  it("is stored with user, time and version 1.0.0", () => {
    const storage = createMemory();
    completeOnboarding("u1", now, storage);
    expect(JSON.parse(storage.getItem("onboarding_completed") ?? "")).toEqual({
      userId: "u1",
      completedAt: "2026-03-01T12:00:00.000Z",
      version: "1.0.0",
    });
    expect(isOnboardingCompleted("u1", storage)).toBe(true);
    expect(isOnboardingCompleted("u2", storage)).toBe(false);
  });

  it("of two people on one device is remembered for both, and reset for one", () => {
    const storage = createMemory();
    completeOnboarding("u1", now, storage);
    completeOnboarding("u2", now, storage);
    expect(isOnboardingCompleted("u1", storage)).toBe(true);
    expect(isOnboardingCompleted("u2", storage)).toBe(true);
    expect(JSON.parse(storage.getItem("onboarding_completed") ?? "").userId).toBe("u2");
    resetOnboarding("u2", storage);
    expect(isOnboardingCompleted("u1", storage)).toBe(true);
    expect(isOnboardingCompleted("u2", storage)).toBe(false);
  });

  it("calls back after 500 ms", () => {
    expect(completionCallbackMs).toBe(500);
  });

  it("is none when what is stored is nonsense", () => {
    expect(isOnboardingCompleted("u1", createMemory({ onboarding_completed: "{" }))).toBe(false);
    expect(isOnboardingCompleted("u1", createMemory({ onboarding_completed: "{}" }))).toBe(false);
  });

  it("opens by itself on the first visit of each person only", () => {
    const storage = createMemory();
    expect(takeFirstVisit("u1", storage)).toBe(true);
    expect(takeFirstVisit("u1", storage)).toBe(false);
    expect(takeFirstVisit("u2", storage)).toBe(true);
  });

  it("is as new after a reset", () => {
    const storage = createMemory();
    takeFirstVisit("u1", storage);
    completeOnboarding("u1", now, storage);
    resetOnboarding("u1", storage);
    expect(isOnboardingCompleted("u1", storage)).toBe(false);
    expect(takeFirstVisit("u1", storage)).toBe(true);
  });
});

describe("sample enhancement (APP-14)", () => {
  it("can't be asked for while the prompt is blank", () => {
    expect([canEnhance(""), canEnhance(" \n"), canEnhance("bees")]).toEqual([false, false, true]);
  });

  it.each([
    { kind: "signed-out" },
    { kind: "offline" },
    { kind: "quota-reached", nextResetDate: null },
    { kind: "server", message: null, requestId: null },
  ] as const)("shows the canned text after a failure: %o", (failure) => {
    const shown = sampleResult({ status: "failed", failure, outcome: null }, "about bees");
    expect(shown).toEqual({ kind: "canned", text: cannedText("about bees") });
  });

  const ready = (answer: Partial<Enhancement>) =>
    sampleResult(
      {
        status: "ready",
        outcome: {
          id: 1,
          original: "about bees",
          answer: {
            enhancedPrompt: "about bees, better",
            originalQualityScore: 20,
            qualityScore: 70,
            checks: [],
            engine: "built-in",
            language: "en",
            ...answer,
          },
          choices: { style: "professional", level: "comprehensive" },
          segments: [],
          rejected: [],
          text: "about bees, better",
          sent: null,
          answers: [],
          questions: [],
        },
      },
      "about bees",
    );

  it("asks what only the person knows first, and goes on without a result", () => {
    const step = {
      status: "asking",
      original: "about bees",
      device: null,
      questions: [],
      typed: {},
      keeping: [],
      facts: [],
    } as const;
    expect(sampleResult(step, "about bees")).toEqual({ kind: "asking", step });
  });

  it("shows the real text with both scores, or with none", () => {
    expect(ready({})).toEqual({ kind: "enhanced", text: "about bees, better", scores: [20, 70] });
    expect(ready({ qualityScore: null })).toMatchObject({ kind: "enhanced", scores: null });
  });

  it.each([{ kind: "signed-out" }, { kind: "quota-reached", nextResetDate: null }] as const)(
    "shows the canned text also where the device went on after %o",
    (withoutServer) => {
      expect(ready({ withoutServer })).toEqual({ kind: "canned", text: cannedText("about bees") });
    },
  );

  it("says why a prompt was left as it is (ENH-4)", () => {
    expect(ready({ unchanged: "grief", qualityScore: null })).toEqual({
      kind: "unchanged",
      unchanged: "grief",
      language: "en",
    });
  });

  it("that is the original prompt with clear structure, specific details, professional tone and actionable steps", () => {
    expect(cannedText(" about bees ")).toBe(
      "about bees\n\nWrite the answer with:\n- Clear structure\n- Specific details\n- Professional tone\n- Actionable steps",
    );
  });
});
