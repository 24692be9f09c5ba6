import { askWorker } from "../platform/messaging.ts";
import type { ExtensionRequest } from "./requests.ts";

type OpenWeb = Extract<ExtensionRequest, { type: "open-web" }>;

/** Opens a page of the web app in a new tab. */
export const openWeb = (path: OpenWeb["path"]): void => {
  const request: OpenWeb = { type: "open-web", path };
  void askWorker(request);
};
