import { composePage, need } from "../compose-page.ts";
import { tiptap } from "../editors/tiptap.ts";

const createSubmit = (label: string): HTMLButtonElement => {
  const submit = document.createElement("button");
  submit.type = "submit";
  submit.dataset.testid = "chat-submit";
  submit.setAttribute("aria-label", label);
  submit.textContent = "↑";
  return submit;
};

/** Grok's composer: TipTap beside a hidden text area; Submit appears with content. */
export const composeGrok = (editorLabel: string, submitLabel: string) => {
  const submit = createSubmit(submitLabel);
  composePage({
    mount: tiptap,
    place: '[data-testid="chat-input"]',
    form: "form",
    attributes: {
      role: "textbox",
      "aria-label": editorLabel,
      translate: "no",
      class: "query-bar-editor",
      tabindex: "0",
    },
    onChange: (text) => {
      if (text.trim() === "") submit.remove();
      else need(".query-bar").append(submit);
    },
  });
};
