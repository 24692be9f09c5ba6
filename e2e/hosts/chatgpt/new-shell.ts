import { composePage, need } from "../compose-page.ts";
import type { MountEditor } from "../host-editor.ts";

/** ChatGPT's new shell, signed in (September 2026): the visible composer of the page. */
export const composeNewShell = (mount: MountEditor) => {
  const form = "form[data-chatgpt-composer]:not([hidden]):not([data-edit])";
  const submit = need<HTMLButtonElement>(`${form} button[type="submit"]`);
  const body = need(`${form} [data-composer-body]`);
  composePage({
    mount,
    form,
    place: `${form} [data-composer-input]`,
    attributes: { role: "textbox", "aria-label": "Ask ChatGPT", "data-composer-markdown": "" },
    attachmentsFrom: 5_000,
    onChange: (text) => {
      submit.disabled = text.trim() === "";
      body.dataset.composerLayout = text.includes("\n") ? "multiline" : "single-line";
    },
  });
};
