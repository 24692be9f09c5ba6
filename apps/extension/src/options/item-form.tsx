import { Button, Callout } from "@whetstone/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import type { KeepAnswer } from "../messages/kept.ts";
import { language } from "../platform/language.ts";

const { say } = language;

/** What tells a kept thing apart from all others, and when it was made. */
interface Identity {
  readonly id: string;
  readonly at: number;
}

/** Adds a thing to a list of kept ones, or changes one: what its fields have in common. */
export const ItemForm = ({
  label,
  item,
  isComplete,
  onSave,
  onDone,
  children,
}: {
  readonly label: string;
  /** The thing to change; `null` for a new one. */
  readonly item: Identity | null;
  /** False while a field holds what can't be kept. */
  readonly isComplete: boolean;
  readonly onSave: (identity: Identity) => Promise<KeepAnswer>;
  readonly onDone: () => void;
  /** The fields; faults are shown once somebody tried to save. */
  readonly children: (isTried: boolean) => ReactNode;
}) => {
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<KeepAnswer>("kept");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete) return;
    const { id, at } = item ?? { id: crypto.randomUUID(), at: Date.now() };
    const answered = await onSave({ id, at });
    if (answered === "kept") onDone();
    else setAnswer(answered);
  };
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4 rounded-xl border border-line bg-canvas p-4"
    >
      {answer !== "kept" && <Callout kind="error">{say(`keep_${answer}`)}</Callout>}
      {children(isTried)}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {say("save")}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          {say("cancel")}
        </Button>
      </div>
    </form>
  );
};
