import { composePage, need } from "../compose-page.ts";
import { reactTextArea } from "../editors/react-text-area.tsx";

const submit = need<HTMLButtonElement>('[data-testid="send-button"]');
composePage({
  mount: reactTextArea,
  place: "[data-place]",
  form: "form",
  attributes: { id: "prompt-textarea", placeholder: "Message ChatGPT", "aria-label": "Message" },
  onChange: (text) => {
    submit.disabled = text.trim() === "";
  },
});
