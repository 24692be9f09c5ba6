import { composePage, need } from "../compose-page.ts";
import { tiptap } from "../editors/tiptap.ts";

const submit = need<HTMLButtonElement>('[aria-label="Submit"]');
composePage({
  mount: tiptap,
  place: '[data-testid="chat-input"]',
  form: "form",
  attributes: { role: "textbox", "aria-label": "Type to imagine", class: "query-bar-editor" },
  onChange: (text) => {
    submit.disabled = text.trim() === "";
  },
});
