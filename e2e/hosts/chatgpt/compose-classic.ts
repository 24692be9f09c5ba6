import { composePage, need } from "../compose-page.ts";
import { prosemirror, type ViewClass } from "../editors/prosemirror.ts";

/** How long the fallback text area stands alone, in milliseconds. */
const hydrationMs = 1_500;

const createSend = (): HTMLButtonElement => {
  const send = document.createElement("button");
  send.id = "composer-submit-button";
  send.dataset.testid = "send-button";
  send.setAttribute("aria-label", "Send prompt");
  send.textContent = "↑";
  return send;
};

/** ChatGPT's classic composer: a fallback text area first, voice and send swapping places. */
export const composeClassic = (View: ViewClass) => {
  const voice = need('[data-testid="composer-speech-button"]');
  const send = createSend();
  setTimeout(() => {
    need('[name="prompt-textarea"]').style.display = "none";
    composePage({
      mount: prosemirror(View),
      place: "[data-place]",
      form: "form",
      attributes: {
        id: "prompt-textarea",
        role: "textbox",
        "aria-label": "Chat with ChatGPT",
        translate: "no",
        "data-virtualkeyboard": "true",
      },
      attachmentsFrom: 5_000,
      onChange: (text) => {
        if (text.trim() === "") send.replaceWith(voice);
        else voice.replaceWith(send);
      },
    });
  }, hydrationMs);
};
