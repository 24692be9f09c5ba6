import { platformNames } from "@whetstone/enhance-flow";
import { CopyButton } from "@whetstone/enhance-flow/react";
import { Badge, Button, Callout, Card } from "@whetstone/ui";
import { useState } from "react";
import { diagnoseTabs, readRulesVersion } from "../messages/ask-pages.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import { extensionVersion } from "../platform/about.ts";
import { language } from "../platform/language.ts";
import { isWorking, sayDetails, sayFound, sayWorks, writeReport } from "./diagnosis-text.ts";

const { say } = language;

interface Found {
  readonly pages: readonly Diagnosis[];
  readonly rulesVersion: number;
}

const Page = ({
  page,
  rulesVersion,
}: {
  readonly page: Diagnosis;
  readonly rulesVersion: number;
}) => (
  <li className="flex flex-col gap-1 border-line border-t py-3 text-sm first:border-t-0">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-medium text-ink">
        {platformNames[page.platform]} <span className="text-ink-muted">({page.hostname})</span>
      </p>
      <Badge tone={isWorking(page) ? "green" : "orange"}>{sayWorks(page)}</Badge>
    </div>
    <p className="break-words text-ink-soft">{sayFound(page)}</p>
    <p className="text-ink-muted text-xs">{sayDetails(page, rulesVersion).join(" · ")}</p>
  </li>
);

/** Whether the extension works on the chat pages that are open now, and why or why not. */
export const DiagnosticsCard = () => {
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    const [pages, rulesVersion] = await Promise.all([diagnoseTabs(), readRulesVersion()]);
    setFound({ pages, rulesVersion });
    setBusy(false);
  };
  return (
    <Card id="diagnostics" title={say("diagnostics")} description={say("diagnostics_description")}>
      <Button size="sm" variant="secondary" pending={isBusy} onClick={() => void look()}>
        {say("diagnostics_look")}
      </Button>
      {found?.pages.length === 0 && <Callout className="mt-4">{say("diagnostics_none")}</Callout>}
      {found && found.pages.length > 0 && (
        <>
          <ul aria-label={say("diagnostics")} className="mt-4">
            {found.pages.map((page, index) => (
              <Page
                key={`${page.hostname} ${String(index)}`}
                page={page}
                rulesVersion={found.rulesVersion}
              />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <CopyButton
              label={say("diagnostics_copy")}
              text={writeReport(found.pages, {
                version: extensionVersion(),
                browser: navigator.userAgent,
                rulesVersion: found.rulesVersion,
              })}
            />
            <p className="text-ink-muted text-xs">{say("diagnostics_noTexts")}</p>
          </div>
        </>
      )}
    </Card>
  );
};
