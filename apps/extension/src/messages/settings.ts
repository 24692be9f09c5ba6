import { engineChoices } from "@whetstone/enhance-flow";
import { levels, platforms, styles } from "@whetstone/enhancer/basics";
import { z } from "zod";

/** How far the button was moved from its place, in pixels. */
const offsetSchema = z.object({
  x: z.number().min(-10_000).max(10_000),
  y: z.number().min(-10_000).max(10_000),
});

/**
 * Where a person put the panel and how large they made it, in pixels: how far its lower right
 * corner is from the window's. Without a height it is as tall as its content.
 */
const panelBoxSchema = z.object({
  right: z.number().min(0).max(10_000),
  bottom: z.number().min(0).max(10_000),
  width: z.number().min(0).max(10_000),
  height: z.number().min(0).max(10_000).nullable(),
});
export type PanelBox = z.infer<typeof panelBoxSchema>;

/** What a person can set in the extension. */
const settingsFields = {
  style: z.enum(styles),
  /** The own style in use in place of `style`; `null` for none. */
  ownStyleId: z.uuid().nullable(),
  level: z.enum(levels),
  /** What is to write. */
  engine: z.enum(engineChoices),
  /** Sites on which the button is not shown. */
  hiddenOn: z.array(z.enum(platforms)),
  /** The score of what is being typed, beside the button. */
  liveScore: z.boolean(),
  /** Figures of what no server made are sent to it, without a text. */
  sendFigures: z.boolean(),
  /** Keeps the texts of enhancements on this device. */
  keepHistory: z.boolean(),
  /** Blanks that nobody filled in are inserted too. */
  keepBlanks: z.boolean(),
  /** A result goes into the draft at once where nothing speaks against it. */
  insertAtOnce: z.boolean(),
  /** A slash in an empty composer opens the library. */
  slash: z.boolean(),
  /** Where the button stands on a site, when it was moved there. */
  buttonOffsets: z.partialRecord(z.enum(platforms), offsetSchema),
  /** On this device; `null` while the panel finds its place by itself. */
  panelBox: panelBoxSchema.nullable(),
};

/** The settings, with what they are until something is set. Unreadable values fall back to that. */
export const settingsSchema = z.object({
  style: settingsFields.style.catch("professional"),
  ownStyleId: settingsFields.ownStyleId.catch(null),
  level: settingsFields.level.catch("comprehensive"),
  engine: settingsFields.engine.catch("automatic"),
  hiddenOn: settingsFields.hiddenOn.catch([]),
  liveScore: settingsFields.liveScore.catch(true),
  sendFigures: settingsFields.sendFigures.catch(true),
  keepHistory: settingsFields.keepHistory.catch(false),
  keepBlanks: settingsFields.keepBlanks.catch(false),
  insertAtOnce: settingsFields.insertAtOnce.catch(false),
  slash: settingsFields.slash.catch(false),
  buttonOffsets: settingsFields.buttonOffsets.catch({}),
  panelBox: settingsFields.panelBox.catch(null),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});

/** From any page of the extension: the settings as they stand. */
export const settingsRequestSchema = z.strictObject({ type: z.literal("settings") });

/** Some of the settings: those to change, and those in an exported file. */
export const someSettings = {
  style: settingsFields.style.exactOptional(),
  ownStyleId: settingsFields.ownStyleId.exactOptional(),
  level: settingsFields.level.exactOptional(),
  hiddenOn: settingsFields.hiddenOn.exactOptional(),
  liveScore: settingsFields.liveScore.exactOptional(),
  keepBlanks: settingsFields.keepBlanks.exactOptional(),
  insertAtOnce: settingsFields.insertAtOnce.exactOptional(),
  slash: settingsFields.slash.exactOptional(),
  buttonOffsets: settingsFields.buttonOffsets.exactOptional(),
};

/** From any page of the extension: change these settings; answers all of them. */
export const changeSettingsRequestSchema = z.strictObject({
  type: z.literal("change-settings"),
  settings: z.strictObject({
    ...someSettings,
    engine: settingsFields.engine.exactOptional(),
    sendFigures: settingsFields.sendFigures.exactOptional(),
    keepHistory: settingsFields.keepHistory.exactOptional(),
    panelBox: settingsFields.panelBox.exactOptional(),
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
