import { Button } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { language } from "../platform/language.ts";
import { openShortcuts, readShortcuts, type Shortcut } from "../platform/shortcuts.ts";
import { Section } from "./section.tsx";

const { say } = language;

/** The shortcuts as they are set, and the way to the browser's page for them. */
export const ShortcutsSection = () => {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  useEffect(() => void readShortcuts().then(setShortcuts), []);
  return (
    <Section
      title={say("shortcuts")}
      action={
        <Button variant="ghost" size="sm" onClick={() => void openShortcuts()}>
          {say("changeShortcuts")}
        </Button>
      }
    >
      <ul className="flex flex-col gap-1.5 text-sm">
        {shortcuts.map(({ name, keys }) => (
          <li key={name} className="flex items-center justify-between gap-3 text-ink-soft">
            {name}
            <kbd className="shrink-0 rounded-md border border-line bg-sunken px-1.5 py-0.5 font-mono text-xs">
              {keys || say("shortcuts_none")}
            </kbd>
          </li>
        ))}
      </ul>
    </Section>
  );
};
