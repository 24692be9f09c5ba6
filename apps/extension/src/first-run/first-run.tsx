import { productName } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { platformNames } from "@whetstone/enhance-flow";
import { Button, Card, Wordmark } from "@whetstone/ui";
import { type ReactNode, useEffect, useState } from "react";
import { openWeb } from "../messages/open-web.ts";
import { language } from "../platform/language.ts";
import { openShortcuts, readShortcuts, type Shortcut } from "../platform/shortcuts.ts";
import { openOptions, openOwnPage, openTab } from "../platform/tabs.ts";

const { say } = language;

/** Where a new chat begins on each site. */
const chats = [
  ["chatgpt", "https://chatgpt.com/"],
  ["claude", "https://claude.ai/new"],
  ["gemini", "https://gemini.google.com/app"],
  ["grok", "https://grok.com/"],
] as const;

const Step = ({
  number,
  title,
  text,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) => (
  <li className="flex gap-4 border-line border-t py-5 first:border-t-0 first:pt-0 last:pb-0">
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-spark-wash font-semibold text-sm text-spark-ink tabular-nums"
    >
      {number}
    </span>
    <div className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="font-semibold text-ink">{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  </li>
);

const SignIn = () => {
  const { user } = useAuth();
  if (user) return <p className="text-green-ink text-sm">{say("signIn_done", user.email)}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => openWeb("/signup")}>
        {say("signUp")}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => openWeb("/login")}>
        {say("signIn")}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => void openOwnPage("src/options/index.html#ownModel")}
      >
        {say("signIn_own")}
      </Button>
    </div>
  );
};

const Shortcuts = () => {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  useEffect(() => void readShortcuts().then(setShortcuts), []);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {shortcuts.map(({ name, keys }) =>
        keys === "" ? (
          <p key={name} className="text-ink-muted text-sm">
            {say("keyboard_none")}
          </p>
        ) : (
          <kbd
            key={name}
            className="rounded-md border border-line bg-sunken px-2 py-1 font-mono text-sm"
          >
            {keys}
          </kbd>
        ),
      )}
      <Button variant="ghost" size="sm" onClick={() => void openShortcuts()}>
        {say("changeShortcuts")}
      </Button>
    </div>
  );
};

/** The page after the installation: what this does, and how to begin. */
export const FirstRun = () => (
  <main className="mx-auto flex max-w-2xl flex-col gap-8 px-4 py-10 sm:py-16">
    <header className="flex flex-col gap-4">
      <Wordmark name={productName} />
      <h1 className="font-semibold text-3xl text-ink">{say("welcome", productName)}</h1>
      <p className="text-ink-soft text-lg">{say("welcome_lead")}</p>
    </header>
    <Card>
      <ol>
        <Step number={1} title={say("pin")} text={say("pin_text", productName)} />
        <Step number={2} title={say("signIn")} text={say("signIn_text")}>
          <SignIn />
        </Step>
        <Step number={3} title={say("try")} text={say("try_text")}>
          <div className="flex flex-wrap gap-2">
            {chats.map(([platform, address]) => (
              <Button
                key={platform}
                size="sm"
                variant="secondary"
                onClick={() => void openTab(address)}
              >
                {say("try_open", platformNames[platform])}
              </Button>
            ))}
          </div>
        </Step>
        <Step number={4} title={say("keyboard")} text={say("keyboard_text")}>
          <Shortcuts />
        </Step>
      </ol>
    </Card>
    <Card title={say("leaves")}>
      <p className="text-ink-soft text-sm">{say("leaves_text")}</p>
      <Button className="mt-3" variant="secondary" size="sm" onClick={() => void openOptions()}>
        {say("leaves_more")}
      </Button>
    </Card>
  </main>
);
