import { composePage, need } from "../compose-page.ts";
import { reactTextArea } from "../editors/react-text-area.tsx";

const submit = need<HTMLButtonElement>('[aria-label="Submit"]');
composePage({
  mount: reactTextArea,
  place: "[data-place]",
  form: "form",
  attributes: { "aria-label": "Ask Grok anything", dir: "auto" },
  onChange: (text) => {
    submit.disabled = text.trim() === "";
  },
});
