import { platformNames } from "@whetstone/enhance-flow";
import { Switch } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { diagnoseTabInFront } from "../messages/ask-pages.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import type { Settings } from "../messages/settings.ts";
import { changeSite } from "../messages/use-settings.ts";
import { language } from "../platform/language.ts";
import { Section } from "./section.tsx";

const { say } = language;

/** The page in front: whether the button is shown there, and whether it works. */
export const PageSection = ({ settings }: { readonly settings: Settings }) => {
  const [page, setPage] = useState<Diagnosis | null | "asked">("asked");
  useEffect(() => void diagnoseTabInFront().then(setPage), []);
  if (page === "asked") return null;
  if (!page) return <p className="text-ink-muted text-sm">{say("page_none")}</p>;
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
};
