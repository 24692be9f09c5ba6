import { describe, expect, it } from "vitest";
import { defaultSettings } from "../messages/settings.ts";
import { siteSettings, withSiteChange } from "./site-settings.ts";

const after = (change: Parameters<typeof withSiteChange>[1]) => ({
  ...defaultSettings,
  ...withSiteChange(defaultSettings, change),
});

describe("the settings of one site", () => {
  it("are as for a new person until something is changed there", () => {
    expect(siteSettings(defaultSettings, "claude")).toEqual({
      isHidden: false,
      liveScore: true,
      slash: false,
      x: 0,
      y: 0,
    });
  });

  it("hide and move the button there, and nowhere else", () => {
    const settings = after({ platform: "claude", isHidden: true, offset: { x: 8, y: -3 } });
    expect(siteSettings(settings, "claude")).toMatchObject({ isHidden: true, x: 8, y: -3 });
    expect(siteSettings(settings, "grok")).toMatchObject({ isHidden: false, x: 0, y: 0 });
  });

  it("open the library by a slash only where the button is shown (EXT-29)", () => {
    const settings = { ...defaultSettings, slash: true, hiddenOn: ["claude" as const] };
    expect(siteSettings(settings, "grok").slash).toBe(true);
    expect(siteSettings(settings, "claude").slash).toBe(false);
  });

  it("are shown again once, however often they were hidden", () => {
    const hidden = { ...defaultSettings, hiddenOn: ["claude", "claude", "grok"] as const };
    const shown = withSiteChange(
      { ...hidden, hiddenOn: [...hidden.hiddenOn] },
      { platform: "claude", isHidden: false },
    );
    expect(shown).toEqual({ hiddenOn: ["grok"] });
  });
});
