import { platformNames } from "@whetstone/enhance-flow";
import type { Platform } from "@whetstone/enhancer";
import { Disclosure, Switch } from "@whetstone/ui";
import { useEffect, useState } from "react";
import type { Settings } from "../messages/settings.ts";
import { changeSettings, changeSite, readSettings } from "../messages/use-settings.ts";

/** What is shown on this site beside the panel: the button, and the score while typing. */
export const SiteOptions = ({ platform }: { readonly platform: Platform }) => {
  const [settings, setSettings] = useState<Settings | null>(null);
  useEffect(() => void readSettings().then(setSettings), []);
  if (!settings) return null;
  return (
    <Disclosure summary="Options" className="mt-3">
      <div className="flex flex-col gap-3">
        <Switch
          label={`Show the button on ${platformNames[platform]}`}
          hint="Hidden, the keyboard shortcut still opens this panel."
          checked={!settings.hiddenOn.includes(platform)}
          onCheckedChange={(isShown) =>
            void changeSite({ platform, isHidden: !isShown }).then(setSettings)
          }
        />
        <Switch
          label="Score while typing"
          hint="Worked out on this device."
          checked={settings.liveScore}
          onCheckedChange={(liveScore) => void changeSettings({ liveScore }).then(setSettings)}
        />
      </div>
    </Disclosure>
  );
};
