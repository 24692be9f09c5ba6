import { platformNames } from "@whetstone/enhance-flow";
import { Switch } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { diagnoseTabInFront } from "../messages/ask-pages.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import type { Settings } from "../messages/settings.ts";
import { changeSite } from "../messages/use-settings.ts";
import { Section } from "./section.tsx";
import { texts } from "./texts.ts";

const { page: says } = texts;

/** The page in front: whether the button is shown there, and whether it works. */
export const PageSection = ({ settings }: { readonly settings: Settings }) => {
  const [page, setPage] = useState<Diagnosis | null | "asked">("asked");
  useEffect(() => void diagnoseTabInFront().then(setPage), []);
  if (page === "asked") return null;
  if (!page) return <p className="text-ink-muted text-sm">{says.none}</p>;
  const { platform } = page;
  return (
    <Section title={says.title}>
      <Switch
        label={says.show(platformNames[platform])}
        hint={page.found === "not-found" ? says.worksNot : says.works}
        checked={!settings.hiddenOn.includes(platform)}
        onCheckedChange={(isShown) => void changeSite({ platform, isHidden: !isShown })}
      />
    </Section>
  );
};
