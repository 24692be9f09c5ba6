import type { ApiFailure } from "@whetstone/api-client";
import type { SessionState } from "@whetstone/auth-session";
import { createEnhanceFlow, english } from "@whetstone/enhance-flow";
import { EnhancePanel } from "@whetstone/enhance-flow/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { freeUser } from "../../testing/answers.ts";

const session: SessionState = { status: "signed-in", user: freeUser };

const refused: ApiFailure = {
  kind: "refused",
  status: 402,
  body: { error: "No uses left", code: "quota_exceeded", requestId: "r1" },
};

/** The panel once a prompt was enhanced on this device, as it is first shown. */
const panelAfter = async (prompt: string, unchanged?: string) => {
  const flow = createEnhanceFlow({
    client: { enhancePrompt: async () => ({ ok: false, failure: refused }) },
    session: { applyUsage: () => undefined, refresh: async () => undefined },
    composer: {
      read: async () => prompt,
      replace: async () => ({ kind: "inserted" }),
      focus: () => undefined,
    },
    platform: "other",
    choices: { style: "professional", level: "comprehensive" },
    newIdempotencyKey: () => "key",
    readConversation: async () => ({ messages: [], isOpen: () => true }),
    localEngine: async () => ({
      enhancedPrompt: unchanged === undefined ? `${prompt}, better` : prompt,
      originalQualityScore: 20,
      qualityScore: 70,
      checks: [],
      engine: "built-in",
      language: "en",
      ...(unchanged === undefined ? {} : { unchanged }),
    }),
  });
  await flow.enhance();
  const shown = { ...flow, store: { ...flow.store, getInitialState: flow.store.getState } };
  return renderToStaticMarkup(
    <EnhancePanel
      flow={shown}
      session={session}
      library={[{ id: "p1", title: "Mail", text: "Write a mail" }]}
      onSave={async () => true}
      onSignIn={() => undefined}
      onUpgrade={() => undefined}
    />,
  );
};

/** All that a result or an offer is made of. */
const offers = ["Insert", "Regenerate", "Copy", "Save to library", "Quality score", "Undo"];
const around = ["Style", "From your library", "Use the conversation", "15 uses remaining"];

describe("the panel for a prompt that is left as it is (ENH-4, ENH-5)", () => {
  it("has all of this for any other prompt", async () => {
    const shown = await panelAfter("write about bees");
    for (const text of [...offers.filter((one) => one !== "Undo"), ...around])
      expect(shown).toContain(text);
    expect(shown).toContain(english.say("ready"));
  });

  it.each(["emergency", "self-harm", "abuse", "grief", "distress"])(
    "is one calm line in a crisis: %s",
    async (kind) => {
      const shown = await panelAfter("my friend overdosed and is not waking up", kind);
      expect(shown.replaceAll(/<[^>]*>/g, "")).toBe(
        "Your words were left as they are. If someone is in danger, call your local emergency number or somebody you trust.",
      );
      expect(shown).toMatch(/^<p role="status" lang="en"/);
      expect(shown).not.toMatch(/red|svg|button/);
    },
  );

  it.each([
    ["follow-up", "Left as it is: this leans on the conversation."],
    ["fact", "Left as it is: nothing is missing."],
    ["device-order", "Left as it is: there is nothing to add."],
    ["a newer reason", "Left as it is: there is nothing to add."],
  ])("says why, and that nothing was counted: %s", async (kind, line) => {
    const shown = await panelAfter("make it shorter", kind);
    expect(shown).toContain(line);
    expect(shown).toContain("Nothing was counted.");
    for (const text of [...offers, english.say("ready")]) expect(shown).not.toContain(text);
    for (const text of around) expect(shown).toContain(text);
  });
});
