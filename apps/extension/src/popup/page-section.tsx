import { platformNames } from "@whetstone/enhance-flow";
import { Callout, Switch } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { diagnoseTabInFront } from "../messages/ask-pages.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import { pagesOf } from "../messages/other-sites.ts";
import type { Settings } from "../messages/settings.ts";
import { changeOtherSite, useOtherSites } from "../messages/use-other-sites.ts";
import { changeSite } from "../messages/use-settings.ts";
import { language } from "../platform/language.ts";
import { requestPages } from "../platform/permissions.ts";
import { originInFront } from "../platform/tabs.ts";
import { Section } from "./section.tsx";

const { say } = language;

interface InFront {
  readonly page: Diagnosis | null;
  readonly origin: string | null;
}

const lookInFront = async (): Promise<InFront> => {
  const [page, origin] = await Promise.all([diagnoseTabInFront(), originInFront()]);
  return { page, origin };
};

/** A site we know nothing of: the person may let the extension work there (HOST-12). */
const OtherSite = ({ origin }: { readonly origin: string }) => {
  const sites = useOtherSites();
  const [isRefused, setRefused] = useState(false);
  const { hostname } = new URL(origin);
  const change = async (isUsed: boolean) => {
    // The browser asks only as the first thing a press does, and its dialog may close the popup.
    const allowed = isUsed ? requestPages([pagesOf(origin)]) : Promise.resolve(true);
    await changeOtherSite(origin, isUsed);
    const isAllowed = await allowed;
    setRefused(!isAllowed);
    if (!isAllowed) await changeOtherSite(origin, false);
  };
  return (
    <Section title={say("page")}>
      <Switch
        label={say("otherSite", hostname)}
        hint={say("otherSite_hint")}
        checked={sites?.includes(origin) === true}
        onCheckedChange={(isUsed) => void change(isUsed)}
      />
      {isRefused && <Callout kind="warning">{say("otherSite_refused", hostname)}</Callout>}
    </Section>
  );
};

/** The page in front: whether the button is shown there, and whether it works. */
export const PageSection = ({ settings }: { readonly settings: Settings }) => {
  const [inFront, setInFront] = useState<InFront | null>(null);
  useEffect(() => void lookInFront().then(setInFront), []);
  if (!inFront) return null;
  const { page, origin } = inFront;
  if (page && page.platform !== "other") {
    const { platform } = page;
    return (
      <Section title={say("page")}>
        <Switch
          label={say("showOn", platformNames[platform])}
          hint={say(page.found === "not-found" ? "page_worksNot" : "page_works")}
          checked={!settings.hiddenOn.includes(platform)}
          onCheckedChange={(isShown) => void changeSite({ platform, isHidden: !isShown })}
        />
      </Section>
    );
  }
  if (origin) return <OtherSite origin={origin} />;
  return <p className="text-ink-muted text-sm">{say("page_none")}</p>;
};
