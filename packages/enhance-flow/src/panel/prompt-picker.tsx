import { Button, Disclosure, TextBox, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import type { EnhanceFlow } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { fillVariables, type SavedPrompt, searchPrompts, variablesOf } from "../library.ts";

/** A list of prompts to choose from. */
export interface PromptList {
  readonly prompts: readonly SavedPrompt[];
  /** True where `{{x}}` in a text asks to be filled in; else it is words like all others. */
  readonly hasVariables: boolean;
  /** What the list is called where it is opened. */
  readonly summary: string;
  /** What its search field is called. */
  readonly searchLabel: string;
  /** More than 0 where it was asked for by itself: it is open, and its search has the focus. */
  readonly search: number;
}

const Filling = ({
  prompt,
  variables,
  onUse,
  onBack,
  disabled,
}: {
  readonly prompt: SavedPrompt;
  readonly variables: readonly string[];
  readonly onUse: (text: string) => void;
  readonly onBack: () => void;
  readonly disabled: boolean;
}) => {
  const { say } = useLanguage();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const text = variables.length === 0 ? prompt.text : fillVariables(prompt.text, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) onUse(text);
  };
  return (
    <form aria-label={prompt.title} onSubmit={submit} className="flex flex-col gap-3">
      {variables.map((name, index) => (
        <TextField
          key={name}
          label={say("library_fill", name)}
          dir="auto"
          autoFocus={index === 0}
          value={values.get(name) ?? ""}
          onChange={(event) => setValues(new Map(values).set(name, event.target.value))}
        />
      ))}
      <TextBox label={say("library_preview")}>
        <p dir="auto" className="whitespace-pre-wrap break-words font-mono text-xs">
          {text}
        </p>
      </TextBox>
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={disabled}>
          {say("library_use")}
        </Button>
        <Button variant="secondary" size="sm" onClick={onBack}>
          {say("library_back")}
        </Button>
      </div>
    </form>
  );
};

const Choosing = ({
  list,
  onChoose,
}: {
  readonly list: PromptList;
  readonly onChoose: (prompt: SavedPrompt) => void;
}) => {
  const { say } = useLanguage();
  const [search, setSearch] = useState("");
  const shown = searchPrompts(list.prompts, search);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={list.searchLabel}
        hideLabel
        type="search"
        autoFocus={list.search > 0}
        placeholder={list.searchLabel}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 && <p role="status">{say("library_none")}</p>}
      <ul>
        {shown.map((prompt) => (
          <li key={prompt.id}>
            <button
              type="button"
              dir="auto"
              className="w-full truncate rounded-md px-2 py-1.5 text-start hover:bg-hover"
              onClick={() => onChoose(prompt)}
            >
              {prompt.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Puts a prompt out of a list into the draft: search, fill its variables, look at it, use it. */
export const PromptPicker = ({
  list,
  flow,
  disabled,
}: {
  readonly list: PromptList;
  readonly flow: Pick<EnhanceFlow, "place">;
  readonly disabled: boolean;
}) => {
  const [chosen, setChosen] = useState<SavedPrompt | null>(null);
  const use = (text: string) => {
    setChosen(null);
    void flow.place(text);
  };
  return (
    <Disclosure summary={list.summary} startsOpen={list.search > 0}>
      {chosen ? (
        <Filling
          prompt={chosen}
          variables={list.hasVariables ? variablesOf(chosen.text) : []}
          onUse={use}
          onBack={() => setChosen(null)}
          disabled={disabled}
        />
      ) : (
        <Choosing list={list} onChoose={setChosen} />
      )}
    </Disclosure>
  );
};
