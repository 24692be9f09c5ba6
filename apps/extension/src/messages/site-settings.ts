import { isOfType } from "./is-of-type.ts";

/** The settings of one site, as the script on its pages needs them. */
export interface SiteSettings {
  readonly isHidden: boolean;
  /** Off where the button is hidden too. */
  readonly liveScore: boolean;
  /** A slash in an empty composer opens the library (EXT-29). */
  readonly slash: boolean;
  /** How far the button was moved from its place, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** From the worker to every page: ask for the settings again. */
export interface SettingsNews {
  readonly type: "settings-changed";
}

/** Tells such a message. */
export const isSettingsNews = (message: unknown): message is SettingsNews =>
  isOfType(message, "settings-changed");

/** Takes the worker's answer; what is not there is as for a new person. */
export const siteSettingsOf = (answer: unknown): SiteSettings => {
  const fields = new Map(Object.entries(typeof answer === "object" && answer ? answer : {}));
  return {
    isHidden: fields.get("isHidden") === true,
    liveScore: fields.get("liveScore") === true,
    slash: fields.get("slash") === true,
    x: Number(fields.get("x")) || 0,
    y: Number(fields.get("y")) || 0,
  };
};
