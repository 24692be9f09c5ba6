import { platformNames } from "@whetstone/enhance-flow";
import type { Platform } from "@whetstone/enhancer/basics";
import { Switch } from "@whetstone/ui";
import { changeSettings, changeSite, useSettings } from "../messages/use-settings.ts";
import { language } from "../platform/language.ts";

const { say } = language;

/** What is shown on this site beside the panel: the button, and the score while typing. */
export const SiteOptions = ({ platform }: { readonly platform: Platform }) => {
  const settings = useSettings();
  if (!settings) return null;
  return (
    <section aria-label={say("options")} className="flex flex-col gap-3">
      {platform !== "other" && (
        <Switch
          label={say("showOn", platformNames[platform])}
          hint={say("showOnHint")}
          checked={!settings.hiddenOn.includes(platform)}
          onCheckedChange={(isShown) => void changeSite({ platform, isHidden: !isShown })}
        />
      )}
      <Switch
        label={say("liveScore")}
        hint={say("liveScoreHint")}
        checked={settings.liveScore}
        onCheckedChange={(liveScore) => void changeSettings({ liveScore })}
      />
      <Switch
        label={say("insertAtOnce")}
        hint={say("insertAtOnceHint")}
        checked={settings.insertAtOnce}
        onCheckedChange={(insertAtOnce) => void changeSettings({ insertAtOnce })}
      />
    </section>
  );
};
