import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";

/** From the extension's own pages: how the browser's model stands. */
export const browserModelRequestSchema = z.strictObject({ type: z.literal("browser-model") });

/** From the extension's own pages, in a press: download it. */
export const getBrowserModelRequestSchema = z.strictObject({
  type: z.literal("get-browser-model"),
});

/** How it stands; `absent` in browsers that have none. */
const stateSchema = z.object({
  availability: z.enum(["absent", "unavailable", "downloadable", "downloading", "available"]),
  /** How much of it is there while it is downloaded, 0 to 1; null where nobody told yet. */
  share: z.number().nullable(),
  /** The last download failed. */
  hasFailed: z.boolean(),
});
export type BrowserModelState = z.infer<typeof stateSchema>;

/** From the worker: it stands otherwise now. */
export const browserModelNewsSchema = z.strictObject({
  type: z.literal("browser-model-changed"),
});

export const isBrowserModelNews = (message: unknown): boolean =>
  browserModelNewsSchema.safeParse(message).success;

/** How the browser's model stands. */
export const readBrowserModel = async (): Promise<BrowserModelState> => {
  const request: z.infer<typeof browserModelRequestSchema> = { type: "browser-model" };
  return stateSchema
    .catch({ availability: "absent", share: null, hasFailed: false })
    .parse(await askWorker(request).catch(() => undefined));
};

/** Begins its download; news tell how it goes. */
export const getBrowserModel = async (): Promise<void> => {
  const request: z.infer<typeof getBrowserModelRequestSchema> = { type: "get-browser-model" };
  await askWorker(request).catch(() => undefined);
};
