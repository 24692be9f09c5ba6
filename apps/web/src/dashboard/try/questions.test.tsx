import type { SessionState } from "@whetstone/auth-session";
import { createEnhanceFlow, type EnhanceFlow, type Enhancement } from "@whetstone/enhance-flow";
import { EnhancePanel } from "@whetstone/enhance-flow/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { freeUser } from "../../testing/answers.ts";

const session: SessionState = { status: "signed-in", user: freeUser };
const draft = "write email to client";

const questions = [
  { need: "new-date", question: "What is the new date?", suggestions: ["two weeks later"] },
  { need: "offer", question: "What can you offer?", suggestions: ["a discount", "a call"] },
];

const made: Enhancement = {
  enhancedPrompt: `${draft}\n\nPut the news first.\nDate: [date]`,
  originalQualityScore: 20,
  qualityScore: 40,
  checks: [],
  engine: "built-in",
  language: "en",
  questions,
  ask: "email.client",
};

const createFlow = (device: Enhancement = made) =>
  createEnhanceFlow({
    client: { enhancePrompt: async () => ({ ok: false, failure: { kind: "unreachable" } }) },
    session: { applyUsage: () => undefined, refresh: async () => undefined },
    composer: {
      read: async () => draft,
      replace: async () => ({ kind: "inserted" }),
      focus: () => undefined,
    },
    platform: "other",
    choices: { style: "professional", level: "comprehensive" },
    newIdempotencyKey: () => "key",
    localEngine: async () => device,
    aboutMe: {
      read: async () => [{ need: "offer", question: "What can you offer?", text: "free support" }],
      keep: async () => undefined,
      forget: async () => undefined,
    },
  });

/** The panel as it stands, in its words. */
const shown = (flow: EnhanceFlow): string => {
  const now = { ...flow, store: { ...flow.store, getInitialState: flow.store.getState } };
  return renderToStaticMarkup(
    <EnhancePanel
      flow={now}
      session={session}
      onSignIn={() => undefined}
      onUpgrade={() => undefined}
    />,
  );
};

const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

describe("the panel with questions (ENH-8)", () => {
  it("asks first, and shows the rewrite without answers quietly below, the choices last", async () => {
    const flow = createFlow();
    await flow.enhance();
    const words = wordsOf(shown(flow));
    const order = [
      "What is the new date?",
      "What can you offer?",
      "Anything else the answer should know?",
      "Sharpen",
      "Skip questions",
      "Nothing has left this device yet.",
      "Without answers:",
      "Put the news first.",
      "Insert this",
      "Professional",
      "15 uses remaining",
    ];
    const places = order.map((text) => words.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(words).not.toContain("Regenerate");
  });

  it("offers what the person keeps about themselves first", async () => {
    const flow = createFlow();
    await flow.enhance();
    expect(wordsOf(shown(flow))).toMatch(/free support.*a discount.*a call/);
    expect(shown(flow)).not.toContain("checkbox");
    flow.fill("new-date", "Friday");
    expect(shown(flow).match(/type="checkbox"/g)).toHaveLength(1);
    flow.fill("offer", "free support");
    expect(shown(flow).match(/type="checkbox"/g), "kept already").toHaveLength(1);
  });

  it("marks the answer that was tapped, and ties each question to its field", async () => {
    const flow = createFlow();
    await flow.enhance();
    flow.fill("offer", "a call");
    const html = shown(flow);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(2);
    expect(html.match(/<fieldset aria-labelledby/g)).toHaveLength(3);
    const [, id = ""] = /for="([^"]+)"[^>]*>What is the new date\?/.exec(html) ?? [];
    expect(html).toContain(`<input id="${id}"`);
  });

  it("offers no rewrite that changes nothing", async () => {
    const flow = createFlow({ ...made, enhancedPrompt: draft });
    await flow.enhance();
    expect(wordsOf(shown(flow))).not.toContain("Without answers:");
  });

  it("says how many blanks were left out, and lets the answers be given later", async () => {
    const flow = createFlow();
    await flow.enhance();
    await flow.insertNow();
    expect(wordsOf(shown(flow))).toContain("1 blank left out");
    await flow.undo();
    const words = wordsOf(shown(flow));
    expect(words).toContain("Ask me anyway");
    expect(words).toContain("1 blank is not filled in.");
  });

  it("goes on with the answers on this device when the server is out of reach (EXT-8)", async () => {
    const flow = createFlow();
    await flow.enhance();
    await flow.answer([{ need: "offer", text: "a call" }]);
    const words = wordsOf(shown(flow));
    expect(words).toContain("The server can&#x27;t be reached");
    expect(words).toContain("Written by the built-in rules.");
    for (const next of ["Insert", "Try Again", "Change my answers"]) expect(words).toContain(next);
    expect(words).not.toContain("Regenerate");
  });
});
