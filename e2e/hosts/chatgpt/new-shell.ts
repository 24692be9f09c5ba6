import { exposeHost } from "../host-state.ts";
import { createProseMirror } from "../prosemirror-editor.ts";

/** ChatGPT's new shell, signed in, on its home page (September 2026). */
const form = document.querySelector<HTMLFormElement>("form[data-chatgpt-composer]:not([hidden])");
const place = form?.querySelector<HTMLElement>("[data-composer-input]");
const submit = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
if (!form || !place || !submit) throw new Error("The page's skeleton is not complete");

const mount = () =>
  createProseMirror({
    place,
    attributes: {
      role: "textbox",
      "aria-label": "Ask ChatGPT",
      "data-composer-markdown": "",
    },
    onSend: (text) => host.sent.push(text),
    onChange: (text) => {
      submit.disabled = text.trim() === "";
      form.dataset.composerLayout = text.includes("\n") ? "multiline" : "single-line";
    },
  });

let editor = mount();
const host = exposeHost({
  model: () => editor.text(),
  remount: () => {
    editor.destroy();
    editor = mount();
    host.mounts += 1;
  },
});
host.mounts += 1;
submit.disabled = true;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  editor.send();
});
