import { Button, Disclosure, ScrollBox, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import type { EnhanceFlow } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { fillVariables, type SavedPrompt, searchPrompts, variablesOf } from "../library.ts";

const Filling = ({
  prompt,
  onUse,
  onBack,
  disabled,
}: {
  readonly prompt: SavedPrompt;
  readonly onUse: (text: string) => void;
  readonly onBack: () => void;
  readonly disabled: boolean;
}) => {
  const { say } = useLanguage();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const text = fillVariables(prompt.text, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) onUse(text);
  };
  return (
    <form aria-label={prompt.title} onSubmit={submit} className="flex flex-col gap-3">
      {variablesOf(prompt.text).map((name, index) => (
        <TextField
          key={name}
          label={say("library_fill", name)}
          dir="auto"
          autoFocus={index === 0}
          value={values.get(name) ?? ""}
          onChange={(event) => setValues(new Map(values).set(name, event.target.value))}
        />
      ))}
      <ScrollBox label={say("library_preview")} className="max-h-40">
        <p dir="auto" className="whitespace-pre-wrap break-words font-mono text-xs">
          {text}
        </p>
      </ScrollBox>
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
  library,
  onChoose,
}: {
  readonly library: readonly SavedPrompt[];
  readonly onChoose: (prompt: SavedPrompt) => void;
}) => {
  const { say } = useLanguage();
  const [search, setSearch] = useState("");
  const shown = searchPrompts(library, search);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={say("library_search")}
        hideLabel
        type="search"
        placeholder={say("library_search")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 && <p role="status">{say("library_none")}</p>}
      <ul className="max-h-48 overflow-y-auto">
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

/** Puts a saved prompt into the draft: search, fill its variables, use it. */
export const LibraryPicker = ({
  library,
  flow,
  disabled,
}: {
  readonly library: readonly SavedPrompt[];
  readonly flow: Pick<EnhanceFlow, "place">;
  readonly disabled: boolean;
}) => {
  const { say } = useLanguage();
  const [chosen, setChosen] = useState<SavedPrompt | null>(null);
  const use = (text: string) => {
    setChosen(null);
    void flow.place(text);
  };
  return (
    <Disclosure summary={say("library_open")}>
      {chosen ? (
        <Filling prompt={chosen} onUse={use} onBack={() => setChosen(null)} disabled={disabled} />
      ) : (
        <Choosing library={library} onChoose={setChosen} />
      )}
    </Disclosure>
  );
};
