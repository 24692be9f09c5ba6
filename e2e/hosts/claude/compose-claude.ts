import { composePage, need } from "../compose-page.ts";
import { tiptap } from "../editors/tiptap.ts";

/** Claude's composer: TipTap; Send sits in an inert, invisible layer while the draft is empty. */
export const composeClaude = (send: string, attributes: Readonly<Record<string, string>>) => {
  const button = need<HTMLButtonElement>(send);
  const layer = button.closest<HTMLElement>("[data-send-layer]");
  composePage({
    mount: tiptap,
    place: "[data-place]",
    attributes,
    attachmentsFrom: 4_000,
    onChange: (text) => {
      const isEmpty = text.trim() === "";
      button.disabled = isEmpty;
      if (!layer) return;
      layer.inert = isEmpty;
      layer.classList.toggle("invisible", isEmpty);
    },
  });
};

export const currentEditor = {
  role: "textbox",
  "data-testid": "chat-input",
  "data-cds": "Editor",
  "data-composer-editor": "classic",
  "aria-label": "Write your prompt to Claude",
  "aria-multiline": "true",
  dir: "auto",
  translate: "no",
  enterkeyhint: "enter",
  tabindex: "0",
} as const;
