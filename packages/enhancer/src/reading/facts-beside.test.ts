import { describe, expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { createRewriter } from "../sharpen/create-rewriter.ts";

const rewrite = createRewriter(allKits);

const askOf = (prompt: string) =>
  rewrite({ prompt, style: "professional", level: "comprehensive", platform: "other" }).ask;

describe("facts behind a request (ENH-23)", () => {
  it.each([
    [
      "write an email to my landlord about the heating. It has been cold for ten days.",
      "correspondence.landlord",
    ],
    ["birthday party ideas. Good food and talking.", "ideas.party"],
    ["review my code. A job application test.", "debug.review"],
    ["how do i connect my printer to wifi. It asks for a code.", "devices.setup"],
    ["how do i lose weight. I already exercise.", "health.weight"],
    ["i got fired what do i do. A notice letter.", "career.fired"],
    ["write a song. Leaving home.", "fiction.lyrics"],
    ["build me an app. My team, to share tasks.", "code.app"],
  ])("don't hide what is asked for: %s", (prompt, ask) => {
    expect(askOf(prompt)).toBe(ask);
  });

  it.each(["write a song.", "write a song!", "write a song …"])(
    "the sign at the end of a sentence says nothing: %s",
    (prompt) => {
      expect(askOf(prompt)).toBe("fiction.lyrics");
    },
  );

  it("something else that is asked for still keeps sentences about the answer away", () => {
    const prompt = "write an email to my landlord about the heating. Also write a poem for my mom.";
    const { advice } = rewrite({
      prompt,
      style: "professional",
      level: "comprehensive",
      platform: "other",
    });
    expect(advice).toEqual([]);
  });

  it("an order behind it still rules out what it rules out", () => {
    expect(askOf("write an email to my landlord. Write it as a python script.")).not.toBe(
      "correspondence.landlord",
    );
  });
});
