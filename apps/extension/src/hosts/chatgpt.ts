import { defineHost } from "./define-host.ts";

/** ChatGPT: the new shell, the classic composer, the signed-out page and its older text area. */
export const chatgpt = defineHost({
  platform: "chatgpt",
  matches: ["https://chatgpt.com/*", "https://chat.openai.com/*"],
  composers: [
    'form[data-chatgpt-composer] [data-composer-input] .ProseMirror[contenteditable="true"]',
    '#prompt-textarea.ProseMirror[contenteditable="true"]',
    '[data-octane-lexical-host] [contenteditable="true"]',
    "textarea#mobile-composer-prompt",
    "textarea#prompt-textarea",
  ],
  decoys: [
    '[data-testid="chatgpt-writing-block"]',
    "[data-content-search-unit-key]",
    "[data-chatgpt-search-unit-key]",
    "[data-message-author-role]",
    "[data-message-role]",
    '[data-testid^="conversation-turn-"]',
  ],
  box: "form",
  messages: {
    user: '[data-markdown-text-tone="user-message"], [data-message-author-role="user"], [data-message-role="user"]',
    assistant:
      '[data-markdown-text-style="assistant-message"], [data-message-author-role="assistant"], [data-message-role="assistant"]',
  },
});
