import { composePage, need } from "../compose-page.ts";
import { reactTextArea } from "../editors/react-text-area.tsx";

const submit = need("[data-composer-submit]");
composePage({
  mount: reactTextArea,
  place: "[data-place]",
  form: "form",
  attributes: {
    id: "mobile-composer-prompt",
    name: "prompt",
    "data-mobile-composer-prompt": "",
    "aria-label": "Chat with ChatGPT",
  },
  onChange: (text) => submit.setAttribute("aria-disabled", String(text.trim() === "")),
  onSent: () => {
    setTimeout(() => history.pushState(null, "", "/uc/4f1c"), 1_200);
  },
});
