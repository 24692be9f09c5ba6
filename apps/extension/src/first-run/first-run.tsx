import { useAuth } from "@whetstone/auth-session/react";
import { platformNames } from "@whetstone/enhance-flow";
import { Button, Card, Wordmark } from "@whetstone/ui";
import { type ReactNode, useEffect, useState } from "react";
import { openWeb } from "../messages/open-web.ts";
import { openShortcuts, readShortcuts, type Shortcut } from "../platform/shortcuts.ts";
import { openOptions, openTab } from "../platform/tabs.ts";
import { texts } from "./texts.ts";

const { steps } = texts;

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
  if (user) return <p className="text-green-ink text-sm">{steps.signIn.done(user.email)}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => openWeb("/signup")}>
        {steps.signIn.signUp}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => openWeb("/login")}>
        {steps.signIn.signIn}
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
            {steps.shortcut.none}
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
        {steps.shortcut.change}
      </Button>
    </div>
  );
};

/** The page after the installation: what this does, and how to begin. */
export const FirstRun = () => (
  <main className="mx-auto flex max-w-2xl flex-col gap-8 px-4 py-10 sm:py-16">
    <header className="flex flex-col gap-4">
      <Wordmark name={texts.product} />
      <h1 className="font-semibold text-3xl text-ink">{texts.title}</h1>
      <p className="text-ink-soft text-lg">{texts.lead}</p>
    </header>
    <Card>
      <ol>
        <Step number={1} title={steps.pin.title} text={steps.pin.text} />
        <Step number={2} title={steps.signIn.title} text={steps.signIn.text}>
          <SignIn />
        </Step>
        <Step number={3} title={steps.try.title} text={steps.try.text}>
          <div className="flex flex-wrap gap-2">
            {chats.map(([platform, address]) => (
              <Button
                key={platform}
                size="sm"
                variant="secondary"
                onClick={() => void openTab(address)}
              >
                {steps.try.open(platformNames[platform])}
              </Button>
            ))}
          </div>
        </Step>
        <Step number={4} title={steps.shortcut.title} text={steps.shortcut.text}>
          <Shortcuts />
        </Step>
      </ol>
    </Card>
    <Card title={texts.privacy.title}>
      <p className="text-ink-soft text-sm">{texts.privacy.text}</p>
      <Button className="mt-3" variant="secondary" size="sm" onClick={() => void openOptions()}>
        {texts.privacy.more}
      </Button>
    </Card>
  </main>
);
