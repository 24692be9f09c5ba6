import { composePage, need } from "../compose-page.ts";
import { lexical } from "../editors/lexical.ts";

const submit = need("[data-composer-submit]");
composePage({
  mount: lexical,
  place: "[data-octane-lexical-host]",
  form: "form",
  attributes: { role: "textbox", "aria-label": "Chat with ChatGPT", "aria-multiline": "true" },
  onChange: (text) => submit.setAttribute("aria-disabled", String(text.trim() === "")),
});
