import { platformNames } from "@whetstone/enhance-flow";
import { CopyButton } from "@whetstone/enhance-flow/react";
import { Button, Card, Disclosure, EmptyState, Skeleton, Switch, TextBox } from "@whetstone/ui";
import { History } from "lucide-react";
import { useState } from "react";
import { type HistoryEntry, mostKept } from "../messages/kept.ts";
import { clearKept, isNewsOf, readHistory } from "../messages/use-kept.ts";
import { changeSettings, useSettings } from "../messages/use-settings.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";

const { say } = language;
const isNews = isNewsOf("history");

const when = (at: number): string =>
  language.sayTime(at, { dateStyle: "medium", timeStyle: "short" });

const Text = ({
  label,
  copyLabel,
  text,
}: {
  readonly label: string;
  readonly copyLabel: string;
  readonly text: string;
}) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <p className="font-medium text-ink text-xs">{label}</p>
    <TextBox label={label}>
      <p dir="auto" className="whitespace-pre-wrap break-words font-mono text-xs">
        {text}
      </p>
    </TextBox>
    <div className="flex gap-2">
      <CopyButton text={text} label={copyLabel} />
    </div>
  </div>
);

const Entry = ({ entry }: { readonly entry: HistoryEntry }) => (
  <li className="border-line border-t py-2 first:border-t-0">
    <Disclosure
      summary={
        <span className="min-w-0">
          <span className="block text-ink-muted text-xs">
            {say("history_entry", platformNames[entry.platform], when(entry.at))}
          </span>
          <span dir="auto" className="line-clamp-1 break-all text-ink">
            {entry.original}
          </span>
        </span>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Text label={say("before")} copyLabel={say("history_copyBefore")} text={entry.original} />
        <Text label={say("after")} copyLabel={say("history_copyAfter")} text={entry.enhanced} />
      </div>
    </Disclosure>
  </li>
);

/** Asks once more before the history goes: it can't be brought back. */
const ClearHistory = ({ onClear }: { readonly onClear: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {say("history_clear")}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="text-ink-soft text-sm">
        {say("history_clearSure")}
      </p>
      <Button size="sm" variant="danger" onClick={onClear}>
        {say("history_clear")}
      </Button>
      <Button autoFocus size="sm" variant="secondary" onClick={() => setAsking(false)}>
        {say("cancel")}
      </Button>
    </div>
  );
};

/** The history of texts: off until it is switched on, and cleared once that is sure. */
export const HistoryCard = () => {
  const settings = useSettings();
  const entries = useWorkerValue(readHistory, isNews);
  const [isCleared, setCleared] = useState(false);
  if (!settings || !entries) return <Skeleton className="h-40" />;
  const isEmpty = entries.length === 0;
  const clear = async () => {
    await clearKept("history");
    setCleared(true);
  };
  return (
    <Card id="history" title={say("history")}>
      <Switch
        label={say("history_keep")}
        hint={say("history_keepHint", mostKept.history)}
        checked={settings.keepHistory}
        onCheckedChange={(keepHistory) => void changeSettings({ keepHistory })}
      />
      <p role="status" className="mt-4 text-ink-muted text-sm empty:hidden">
        {!isEmpty && !settings.keepHistory && say("history_stillKept")}
        {isEmpty && isCleared && say("history_cleared")}
      </p>
      {isEmpty && settings.keepHistory && !isCleared && (
        <EmptyState icon={<History aria-hidden="true" />} title={say("history_emptyTitle")}>
          {say("history_empty")}
        </EmptyState>
      )}
      {!isEmpty && (
        <>
          <ul className="mt-4">
            {entries.toReversed().map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-muted text-sm">
              {language.sayCount("history_kept", entries.length)}
            </p>
            <ClearHistory onClear={() => void clear()} />
          </div>
        </>
      )}
    </Card>
  );
};
