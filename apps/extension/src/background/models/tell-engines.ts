import type { z } from "zod";
import type { browserModelNewsSchema } from "../../messages/browser-model.ts";
import type { enginesNewsSchema } from "../../messages/own-engines.ts";
import { tellEverybody } from "../../platform/messaging.ts";

/** Lets every page ask again which engines are set up. */
export const tellEngines = (): void => {
  const news: z.infer<typeof enginesNewsSchema> = { type: "engines-changed" };
  void tellEverybody(news);
};

/** Lets every page ask again how the browser's model stands. */
export const tellBrowserModel = (): void => {
  const news: z.infer<typeof browserModelNewsSchema> = { type: "browser-model-changed" };
  void tellEverybody(news);
  tellEngines();
};
