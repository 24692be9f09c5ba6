import { platformNames } from "@whetstone/enhance-flow";
import { platforms } from "@whetstone/enhancer";
import { Callout, Card, Skeleton, Switch } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { changeSettings, changeSite, useSettings } from "../messages/use-settings.ts";
import {
  giveBackPages,
  hearPermissions,
  mayReachPages,
  requestPages,
} from "../platform/permissions.ts";
import { texts } from "./texts.ts";

const { sites } = texts;

/** The sites the extension works on from the start. */
const chatSites = platforms.filter((platform) => platform !== "other");

/** Whether the optional sites are allowed, also when that is changed in the browser's settings. */
const useOptionalSites = (): boolean => {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const look = () => void mayReachPages(__OPTIONAL_MATCHES__).then(setAllowed);
    hearPermissions(look, ended.signal);
    look();
    return () => ended.abort();
  }, []);
  return isAllowed;
};

const OptionalSites = () => {
  const isAllowed = useOptionalSites();
  const [notice, setNotice] = useState<string | null>(null);
  const change = async (isOn: boolean) => {
    if (!isOn) {
      await giveBackPages(__OPTIONAL_MATCHES__);
      return setNotice(null);
    }
    setNotice((await requestPages(__OPTIONAL_MATCHES__)) ? sites.xReload : sites.xRefused);
  };
  return (
    <>
      <Switch
        label={sites.x}
        hint={sites.xHint}
        checked={isAllowed}
        onCheckedChange={(isOn) => void change(isOn)}
      />
      {notice && <Callout kind={isAllowed ? "success" : "warning"}>{notice}</Callout>}
    </>
  );
};

/** Where the button is shown, and whether what is typed is scored. */
export const SitesCard = () => {
  const settings = useSettings();
  if (!settings) return <Skeleton className="h-40" />;
  return (
    <Card id="sites" title={sites.title} description={sites.description}>
      <div className="flex flex-col gap-4">
        {chatSites.map((platform) => (
          <Switch
            key={platform}
            label={sites.show(platformNames[platform])}
            checked={!settings.hiddenOn.includes(platform)}
            onCheckedChange={(isShown) => void changeSite({ platform, isHidden: !isShown })}
          />
        ))}
        <OptionalSites />
        <Switch
          className="border-line border-t pt-4"
          label={sites.liveScore}
          hint={sites.liveScoreHint}
          checked={settings.liveScore}
          onCheckedChange={(liveScore) => void changeSettings({ liveScore })}
        />
      </div>
    </Card>
  );
};
