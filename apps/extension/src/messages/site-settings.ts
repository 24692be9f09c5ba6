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

const isOf = (message: unknown, type: string): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === type;

/** The script on the page has no room for a schema; these literals are all there is to them. */
export const isSettingsNews = (message: unknown): message is SettingsNews =>
  isOf(message, "settings-changed");

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
