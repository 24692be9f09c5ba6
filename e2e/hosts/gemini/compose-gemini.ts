import { allowOwnMarkup, composePage, need } from "../compose-page.ts";
import { type QuillClass, quill } from "../editors/quill.ts";

export interface GeminiPage {
  readonly Quill: QuillClass;
  /** Markup of the Send control, which is there only while there is text. */
  readonly send: string;
  readonly label?: string;
}

const currentSend =
  '<div class="send-button-container visible" data-test-id="send-button-container"><gem-icon-button class="send-button submit"><button aria-label="Send message">↑</button></gem-icon-button></div>';

export const gemini = { currentSend } as const;

/** Gemini's composer: Quill inside Angular; no Send button exists while the draft is empty. */
export const composeGemini = ({ Quill, send, label = "Enter a prompt for Gemini" }: GeminiPage) => {
  const row = need(".input-buttons-wrapper-bottom");
  allowOwnMarkup();
  const holder = document.createElement("div");
  holder.innerHTML = send;
  composePage({
    mount: quill(Quill),
    place: "rich-textarea",
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      "data-placeholder": "Ask Gemini",
      "data-gramm": "false",
    },
    onChange: (text) => {
      if (text.trim() === "") holder.remove();
      else row.append(holder);
    },
  });
};
