import { maxPromptLength } from "@whetstone/api-client";
import { Button, Callout, TextArea, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import type { KeepAnswer, KeptPrompt } from "../messages/kept.ts";
import { keepPrompt } from "../messages/use-kept.ts";
import { texts } from "./texts.ts";

const { library } = texts;

const faultOf = (text: string): string | undefined => {
  if (text.trim() === "") return library.needsText;
  return text.length > maxPromptLength ? library.tooLong : undefined;
};

/** Adds a prompt to the library, or changes one. */
export const PromptForm = ({
  prompt,
  onDone,
}: {
  /** The prompt to change; `null` for a new one. */
  readonly prompt: KeptPrompt | null;
  readonly onDone: () => void;
}) => {
  const [title, setTitle] = useState(prompt?.title ?? "");
  const [text, setText] = useState(prompt?.text ?? "");
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<KeepAnswer>("kept");

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === "" || faultOf(text)) return;
    const { id, at } = prompt ?? { id: crypto.randomUUID(), at: Date.now() };
    const kept = await keepPrompt({ id, at, title: title.trim(), text });
    if (kept === "kept") onDone();
    else setAnswer(kept);
  };

  return (
    <form
      aria-label={library.form(prompt === null)}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4 rounded-xl border border-line bg-canvas p-4"
    >
      {answer !== "kept" && <Callout kind="error">{texts[answer]}</Callout>}
      <TextField
        label={library.titleLabel}
        maxLength={120}
        autoFocus
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        error={isTried && title.trim() === "" ? library.needsTitle : undefined}
      />
      <TextArea
        label={library.text}
        mono
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTried ? faultOf(text) : undefined}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          {texts.save}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
};
