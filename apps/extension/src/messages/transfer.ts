import { z } from "zod";
import { mostKept, ownStyleSchema, savedPromptSchema } from "./kept.ts";
import { someSettings } from "./settings.ts";

/** The format of the file; files of a later one are not read. */
export const exportFormat = 1;

/**
 * Settings, own styles and library as one file. No history, nor whether there is to be one: that
 * is asked on each device. No session, no server address.
 */
export const exportSchema = z.object({
  format: z.literal(exportFormat),
  settings: z.object(someSettings),
  ownStyles: z.array(ownStyleSchema).max(mostKept.ownStyles),
  library: z.array(savedPromptSchema).max(mostKept.library),
});
export type ExportedData = z.infer<typeof exportSchema>;

/** From the extension's own pages: take in what is in a file; answers a `KeepAnswer`. */
export const importRequestSchema = z.strictObject({
  type: z.literal("import-data"),
  data: exportSchema,
});
