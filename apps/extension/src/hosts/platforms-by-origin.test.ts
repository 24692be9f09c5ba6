import { expect, it } from "vitest";
import { platformsByOrigin } from "./index.ts";

it("knows the platform of each chat page, and leaves out X, whose pages are more than a chat (EXT-10)", () => {
  expect(platformsByOrigin()).toEqual({
    "https://chatgpt.com": "chatgpt",
    "https://chat.openai.com": "chatgpt",
    "https://claude.ai": "claude",
    "https://gemini.google.com": "gemini",
    "https://grok.com": "grok",
  });
});
