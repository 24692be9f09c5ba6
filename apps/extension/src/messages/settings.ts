import { levels, platforms, styles } from "@whetstone/enhancer";
import { z } from "zod";

/** How far the button was moved from its place, in pixels. */
const offsetSchema = z.object({
  x: z.number().min(-10_000).max(10_000),
  y: z.number().min(-10_000).max(10_000),
});

/** What a person set in the extension, with what it is until then. Unreadable values fall back. */
export const settingsSchema = z.object({
  style: z.enum(styles).catch("professional"),
  level: z.enum(levels).catch("comprehensive"),
  /** Sites on which the button is not shown. */
  hiddenOn: z.array(z.enum(platforms)).catch([]),
  /** The score of what is being typed, beside the button. */
  liveScore: z.boolean().catch(true),
  /** Where the button stands on a site, when it was moved there. */
  buttonOffsets: z.partialRecord(z.enum(platforms), offsetSchema).catch({}),
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
    liveScore: z.boolean().optional(),
  }),
});

/** From the script on a chat page: what of the settings is for that site. */
export const siteSettingsRequestSchema = z.strictObject({
  type: z.literal("site-settings"),
  platform: z.enum(platforms),
});

/** From a chat page: the button was moved, hidden or shown there; answers all settings. */
export const changeSiteRequestSchema = z.strictObject({
  type: z.literal("change-site"),
  platform: z.enum(platforms),
  isHidden: z.boolean().optional(),
  offset: offsetSchema.optional(),
});
export type SiteChange = Omit<z.infer<typeof changeSiteRequestSchema>, "type">;
