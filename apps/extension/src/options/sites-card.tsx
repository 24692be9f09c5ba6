import { platformNames } from "@whetstone/enhance-flow";
import { platforms } from "@whetstone/enhancer/basics";
import { Button, Callout, Card, Switch } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { defaultSettings } from "../messages/settings.ts";
import { changeOtherSite, useOtherSites } from "../messages/use-other-sites.ts";
import { changeSettings, changeSite, useSettings } from "../messages/use-settings.ts";
import { language } from "../platform/language.ts";
import {
  giveBackPages,
  hearPermissions,
  mayReachPages,
  requestPages,
} from "../platform/permissions.ts";
import { type OptionalSiteTexts, optionalSiteTexts } from "./optional-site-texts.ts";

const { say } = language;

/** The sites the extension works on from the start. */
const chatSites = platforms.filter((platform) => Object.values(__PLATFORMS__).includes(platform));

/** Whether a chat page is allowed, also when that is changed in the browser's settings. */
const useOptionalSite = (pattern: string): boolean => {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const look = () => void mayReachPages([pattern]).then(setAllowed);
    hearPermissions(look, ended.signal);
    look();
    return () => ended.abort();
  }, [pattern]);
  return isAllowed;
};

/** The switch of one chat page that is off until the person allows it. */
const OptionalSite = ({
  pattern,
  texts,
}: {
  readonly pattern: string;
  readonly texts: OptionalSiteTexts;
}) => {
  const isAllowed = useOptionalSite(pattern);
  const [notice, setNotice] = useState<string | null>(null);
  const change = async (isOn: boolean) => {
    if (!isOn) {
      await giveBackPages([pattern]);
      return setNotice(null);
    }
    setNotice((await requestPages([pattern])) ? texts.reload : texts.refused);
  };
  return (
    <>
      <Switch
        label={texts.label}
        hint={texts.hint}
        checked={isAllowed}
        onCheckedChange={(isOn) => void change(isOn)}
      />
      {notice && <Callout kind={isAllowed ? "success" : "warning"}>{notice}</Callout>}
    </>
  );
};

/** The other sites the person allowed, each with a way to end it. */
const OtherSites = () => {
  const sites = useOtherSites();
  return (
    <section
      aria-label={say("otherSites")}
      className="flex flex-col gap-2 border-line border-t pt-4"
    >
      <h3 className="font-medium text-ink text-sm">{say("otherSites")}</h3>
      <p className="text-ink-muted text-sm">{say("otherSites_hint")}</p>
      {sites?.map((origin) => (
        <div key={origin} className="flex items-center justify-between gap-3 text-sm">
          <span className="min-w-0 break-all text-ink">{new URL(origin).hostname}</span>
          <Button
            size="sm"
            variant="secondary"
            aria-label={say("otherSites_removeOne", new URL(origin).hostname)}
            onClick={() => void changeOtherSite(origin, false)}
          >
            {say("otherSites_remove")}
          </Button>
        </div>
      ))}
    </section>
  );
};

/**
 * Where the button is shown, and whether what is typed is scored. Has its full height before the
 * settings are read, so that nothing below moves away from a person's finger.
 */
export const SitesCard = () => {
  const read = useSettings();
  const settings = read ?? defaultSettings;
  return (
    <Card id="sites" title={say("sites")} description={say("sites_description")}>
      <div inert={!read} aria-busy={!read} className="flex flex-col gap-4">
        {chatSites.map((platform) => (
          <Switch
            key={platform}
            label={say("showOn", platformNames[platform])}
            checked={!settings.hiddenOn.includes(platform)}
            onCheckedChange={(isShown) => void changeSite({ platform, isHidden: !isShown })}
          />
        ))}
        {Object.entries(optionalSiteTexts).map(([pattern, textsIn]) => (
          <OptionalSite key={pattern} pattern={pattern} texts={textsIn(language)} />
        ))}
        <OtherSites />
        <Switch
          className="border-line border-t pt-4"
          label={say("liveScore")}
          hint={say("sites_scoreHint")}
          checked={settings.liveScore}
          onCheckedChange={(liveScore) => void changeSettings({ liveScore })}
        />
        <Switch
          label={say("slash")}
          hint={say("slashHint")}
          checked={settings.slash}
          onCheckedChange={(slash) => void changeSettings({ slash })}
        />
        <Switch
          label={say("insertAtOnce")}
          hint={say("insertAtOnceHint")}
          checked={settings.insertAtOnce}
          onCheckedChange={(insertAtOnce) => void changeSettings({ insertAtOnce })}
        />
      </div>
    </Card>
  );
};
