import { levels, platforms, styles } from "@whetstone/enhancer";
import { z } from "zod";

/** What a person set in the extension, with what it is until then. Unreadable values fall back. */
export const settingsSchema = z.object({
  style: z.enum(styles).catch("professional"),
  level: z.enum(levels).catch("comprehensive"),
  /** Sites on which the button is not shown. */
  hiddenOn: z.array(z.enum(platforms)).catch([]),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});

/** From any page of the extension: the settings as they stand. */
export const settingsRequestSchema = z.strictObject({ type: z.literal("settings") });

/** From any page of the extension: change these settings; answers all of them. */
export const changeSettingsRequestSchema = z.strictObject({
  type: z.literal("change-settings"),
  settings: z.strictObject({
    style: z.enum(styles).optional(),
    level: z.enum(levels).optional(),
    hiddenOn: z.array(z.enum(platforms)).optional(),
  }),
});
