/** The extension's own pages, for whoever plays the browser to them: the gallery does. */
export { FirstRun } from "./first-run/first-run.tsx";
export { messagesOf } from "./locales/index.ts";
export { createMirroredSession } from "./messages/mirrored-session.ts";
export { Options } from "./options/options.tsx";
export { Popup } from "./popup/popup.tsx";
