import { defineHost } from "./define-host.ts";

/** Grok: TipTap in the query bar, the older text area, and the imagine page. */
export const grok = defineHost({
  platform: "grok",
  matches: ["https://grok.com/*"],
  composers: [
    '[data-testid="chat-input"] .ProseMirror[contenteditable="true"]',
    '.query-bar .ProseMirror[contenteditable="true"]',
    '.query-bar textarea:not([aria-hidden="true"])',
  ],
  decoys: ['[data-testid="user-message"]', '[data-testid="assistant-message"]', "header"],
  box: "form",
  messages: {
    user: '[data-testid="user-message"]',
    assistant: '[data-testid="assistant-message"]',
  },
});
