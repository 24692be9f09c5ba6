import { maxPromptLength } from "@whetstone/api-client";
import { TextArea, TextField } from "@whetstone/ui";
import { useState } from "react";
import type { KeptPrompt } from "../messages/kept.ts";
import { keepPrompt } from "../messages/use-kept.ts";
import { language } from "../platform/language.ts";
import { ItemForm } from "./item-form.tsx";

const { say } = language;

const faultOf = (text: string): string | undefined => {
  if (text.trim() === "") return say("library_needsText");
  return text.length > maxPromptLength ? say("advice_too-long", maxPromptLength) : undefined;
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
  return (
    <ItemForm
      label={say(prompt ? "library_change" : "library_new")}
      item={prompt}
      isComplete={title.trim() !== "" && faultOf(text) === undefined}
      onSave={(identity) => keepPrompt({ ...identity, title: title.trim(), text })}
      onDone={onDone}
    >
      {(isTried) => (
        <>
          <TextField
            label={say("library_title")}
            maxLength={120}
            autoFocus
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            error={isTried && title.trim() === "" ? say("library_needsTitle") : undefined}
          />
          <TextArea
            label={say("library_text")}
            mono
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isTried ? faultOf(text) : undefined}
          />
        </>
      )}
    </ItemForm>
  );
};
