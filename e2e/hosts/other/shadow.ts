import { composePage } from "../compose-page.ts";
import { reactTextArea } from "../editors/react-text-area.tsx";
import type { MountEditor } from "../host-editor.ts";

/** A text area inside the open shadow root of its place. */
const inShadow: MountEditor = (options) => {
  const root = options.place.shadowRoot ?? options.place.attachShadow({ mode: "open" });
  const place = document.createElement("div");
  root.append(place);
  return reactTextArea({ ...options, place });
};

composePage({ mount: inShadow, place: "[data-place]" });
