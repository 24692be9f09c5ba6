import { defineHost } from "./define-host.ts";

/** Gemini: Quill inside Angular; Send exists only while there is text, labels are localised. */
export const gemini = defineHost({
  platform: "gemini",
  matches: ["https://gemini.google.com/*"],
  composers: [
    'rich-textarea .ql-editor[contenteditable="true"]',
    '[data-node-type="input-area"] .ql-editor[contenteditable="true"]',
  ],
  decoys: ["user-query", "model-response", ".ql-clipboard"],
  box: "input-area-v2, fieldset",
  messages: {
    user: "user-query .query-text",
    assistant: "model-response message-content",
  },
});
