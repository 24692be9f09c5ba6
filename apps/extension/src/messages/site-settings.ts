import { isOfType } from "./is-of-type.ts";

/** The settings of one site, as the script on its pages needs them. */
export interface SiteSettings {
  readonly isHidden: boolean;
  readonly liveScore: boolean;
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

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Takes the worker's answer; what is not there is as for a new person. */
export const siteSettingsOf = (answer: unknown): SiteSettings => {
  const fields = new Map(Object.entries(typeof answer === "object" && answer ? answer : {}));
  return {
    isHidden: fields.get("isHidden") === true,
    liveScore: fields.get("liveScore") === true,
    x: numberOf(fields.get("x")),
    y: numberOf(fields.get("y")),
  };
};
