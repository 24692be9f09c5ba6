import { composePage, need } from "../compose-page.ts";
import { reactTextArea } from "../editors/react-text-area.tsx";

/** Grok inside X: a text area and a button that is not a form's. */
export const composeX = () => {
  const send = need<HTMLButtonElement>('[aria-label="Grok something"]');
  composePage({
    mount: reactTextArea,
    place: "[data-place]",
    attributes: { placeholder: "Ask anything", autocapitalize: "sentences" },
    onChange: (text) => {
      send.disabled = text.trim() === "";
    },
  });
};
