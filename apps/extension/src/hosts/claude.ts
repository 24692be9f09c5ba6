import { defineHost } from "./define-host.ts";

/** Claude: the dock, the reply composer with actions and chin, and the older fieldset. */
export const claude = defineHost({
  platform: "claude",
  matches: ["https://claude.ai/*"],
  composers: [
    '[data-testid="chat-input"][contenteditable="true"]',
    '[data-testid="prompt-input"][contenteditable="true"]',
    'fieldset .ProseMirror[contenteditable="true"]',
  ],
  decoys: ['[data-cds="UserMessage"]', '[data-testid="user-message"]', ".font-claude-response"],
  box: 'fieldset, [data-cds="ChatComposer"]',
  messages: {
    user: '[data-testid="user-message"]',
    assistant: ".font-claude-response",
  },
});
