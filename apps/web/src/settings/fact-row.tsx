import { maxAnswerLength } from "@whetstone/api-client";
import type { Fact } from "@whetstone/enhance-flow";
import { Button, IconButton, TextField } from "@whetstone/ui";
import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";

const rowStyles = "border-t border-line py-3 first:border-t-0 first:pt-0";

const FactForm = ({
  fact,
  onKeep,
  onDone,
}: {
  readonly fact: Fact;
  readonly onKeep: (fact: Fact) => void;
  readonly onDone: () => void;
}) => {
  const [text, setText] = useState(fact.text);
  const [isTried, setTried] = useState(false);
  const isBlank = text.trim() === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBlank) return;
    onKeep({ ...fact, text: text.trim() });
    onDone();
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <TextField
        label={fact.question}
        dir="auto"
        autoFocus
        maxLength={maxAnswerLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTried && isBlank ? "Enter an answer" : undefined}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** One fact: shown, or being changed in its place. */
export const FactRow = ({
  fact,
  onKeep,
  onForget,
}: {
  readonly fact: Fact;
  readonly onKeep: (fact: Fact) => void;
  readonly onForget: () => void;
}) => {
  const [state, setState] = useState<"shown" | "edited" | "done">("shown");
  if (state === "edited")
    return (
      <li className={rowStyles}>
        <FactForm fact={fact} onKeep={onKeep} onDone={() => setState("done")} />
      </li>
    );
  return (
    <li className={`${rowStyles} flex items-start justify-between gap-3`}>
      <div className="min-w-0">
        <p dir="auto" className="break-words text-sm font-medium">
          {fact.question}
        </p>
        <p dir="auto" className="break-words text-sm text-ink-soft">
          {fact.text}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton
          label={`Edit ${fact.question}`}
          size="sm"
          autoFocus={state === "done"}
          onClick={() => setState("edited")}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete ${fact.question}`} size="sm" onClick={onForget}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
};
