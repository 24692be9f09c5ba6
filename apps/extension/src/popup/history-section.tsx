import { platformNames } from "@whetstone/enhance-flow";
import { CopyButton } from "@whetstone/enhance-flow/react";
import { Button } from "@whetstone/ui";
import { isNewsOf, readHistory } from "../messages/use-kept.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";
import { openOptions } from "../platform/tabs.ts";
import { Section } from "./section.tsx";

const { say } = language;
const isNews = isNewsOf("history");

/** How many of the newest are shown. */
const mostShown = 3;

/** The newest results, while the person keeps a history. */
export const HistorySection = () => {
  const entries = useWorkerValue(readHistory, isNews);
  if (!entries) return null;
  return (
    <Section
      title={say("recent")}
      action={
        <Button variant="ghost" size="sm" onClick={() => void openOptions()}>
          {say("recent_all")}
        </Button>
      }
    >
      {entries.length === 0 && <p className="text-ink-muted text-sm">{say("recent_empty")}</p>}
      <ul className="flex flex-col gap-2">
        {entries
          .slice(-mostShown)
          .toReversed()
          .map((entry) => (
            <li key={entry.id} className="flex items-center justify-between gap-3">
              <p className="min-w-0 text-sm">
                <span dir="auto" className="line-clamp-1 break-all text-ink">
                  {entry.enhanced}
                </span>
                <span className="block text-ink-muted text-xs">
                  {platformNames[entry.platform]}
                </span>
              </p>
              <CopyButton text={entry.enhanced} />
            </li>
          ))}
      </ul>
    </Section>
  );
};
