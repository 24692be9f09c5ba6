import type { Platform } from "@whetstone/enhancer/basics";
import type { Settings, SiteChange } from "../messages/settings.ts";
import type { SiteSettings } from "../messages/site-settings.ts";

/** What of the settings is for one site. */
export const siteSettings = (
  { hiddenOn, liveScore, slash, buttonOffsets }: Settings,
  platform: Platform,
  isHidden = hiddenOn.includes(platform),
): SiteSettings => ({
  isHidden,
  liveScore: liveScore && !isHidden,
  slash: slash && !isHidden,
  ...(buttonOffsets[platform] ?? { x: 0, y: 0 }),
});

/** The settings with what changed on one site. */
export const withSiteChange = (
  { hiddenOn, buttonOffsets }: Settings,
  { platform, isHidden, offset }: SiteChange,
): Partial<Settings> => {
  const others = hiddenOn.filter((other) => other !== platform);
  return {
    ...(isHidden === undefined ? {} : { hiddenOn: isHidden ? [...others, platform] : others }),
    ...(offset ? { buttonOffsets: { ...buttonOffsets, [platform]: offset } } : {}),
  };
};
