import { Button, Card, Switch } from "@whetstone/ui";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { readSendsFigures, writeSendsFigures } from "../kept/sends-figures.ts";
import { ActionNotice } from "./action-notice.tsx";
import type { CardActions } from "./card-actions.ts";
import type { OwnData } from "./use-own-data.ts";

const facts = [
  "The text of your prompts is never stored or logged, neither before nor after enhancing.",
  "Kept for your dashboard: lengths, scores, platform, style, level, language and time.",
] as const;

const Deletion = ({
  title,
  text,
  button,
}: {
  readonly title: string;
  readonly text: string;
  readonly button: ReactNode;
}) => (
  <div className="mt-4 border-t border-line pt-4">
    <h3 className="text-sm font-medium">{title}</h3>
    <p className="mt-0.5 text-sm text-ink-muted">{text}</p>
    <div className="mt-3">{button}</div>
  </div>
);

const FiguresSwitch = () => {
  const [sends, setSends] = useState(() => readSendsFigures(localStorage));
  return (
    <Switch
      className="mt-4 border-t border-line pt-4"
      label="Show what your own engines made in these figures"
      hint="Lengths, scores and choices are sent, never a text. No use is counted."
      checked={sends}
      onCheckedChange={(next) => {
        writeSendsFigures(next, localStorage);
        setSends(next);
      }}
    />
  );
};

/** What is kept, and how to delete it (APP-26, APP-27). */
export const PrivacyCard = ({
  data,
  isBusy,
  onBegin,
}: CardActions & { readonly data: OwnData }) => {
  const { processing, notice } = data;
  const begin = (remove: () => Promise<void>) => {
    onBegin();
    void remove();
  };
  return (
    <Card title="Privacy controls">
      <ul className="flex flex-col gap-2 text-sm text-ink-soft">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green-ink" />
            {fact}
          </li>
        ))}
      </ul>
      <FiguresSwitch />
      <Deletion
        title="Enhancement history"
        text="Deletes your figures. The uses you have left this month stay the same."
        button={
          <Button
            variant="secondary"
            size="sm"
            pending={processing === "history"}
            disabled={isBusy && processing !== "history"}
            onClick={() => begin(data.removeHistory)}
          >
            {processing === "history" ? "Processing..." : "Delete enhancement history"}
          </Button>
        }
      />
      <Deletion
        title="Account"
        text="Deletes your account and all its data, and cancels a running subscription."
        button={
          <Button
            variant="secondary"
            size="sm"
            pending={processing === "account"}
            disabled={isBusy && processing !== "account"}
            onClick={() => begin(data.removeAccount)}
          >
            {processing === "account" ? "Processing..." : "Delete account"}
          </Button>
        }
      />
      <ActionNotice notice={notice} actions={["history", "account"]} />
    </Card>
  );
};
