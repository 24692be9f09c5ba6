import { searchPrompts, variablesOf } from "@whetstone/enhance-flow";
import { Badge, Button, Card, EmptyState, Skeleton, TextField } from "@whetstone/ui";
import { BookMarked } from "lucide-react";
import { useRef, useState } from "react";
import type { KeptPrompt } from "../messages/kept.ts";
import { isNewsOf, keepPrompt, readLibrary } from "../messages/use-kept.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";
import { EditableRow } from "./item-row.tsx";
import { PromptForm } from "./prompt-form.tsx";
import { useEditableList } from "./use-editable-list.ts";

const { say } = language;
const isNews = isNewsOf("library");

const Variables = ({ text }: { readonly text: string }) => {
  const names = variablesOf(text);
  if (names.length === 0) return null;
  return (
    <ul aria-label={say("library_variables")} className="mt-1.5 flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  );
};

/** So many prompts are shown at once. */
const pageLength = 50;

const PromptList = ({
  list,
  search,
}: {
  readonly list: readonly KeptPrompt[];
  readonly search: string;
}) => {
  const [most, setMost] = useState(pageLength);
  const rows = useEditableList("library", list, keepPrompt);
  const found = searchPrompts(rows.items, search);
  return (
    <>
      {rows.items.length > 0 && found.length === 0 && (
        <p role="status" className="text-ink-muted text-sm">
          {say("library_noMatch", search)}
        </p>
      )}
      <ul>
        {found.slice(0, most).map((prompt) => (
          <EditableRow
            key={prompt.id}
            item={prompt}
            name={prompt.title}
            rows={rows}
            form={(onDone) => <PromptForm prompt={prompt} onDone={onDone} />}
          >
            <p dir="auto" className="line-clamp-2 break-words font-mono text-ink-soft text-xs">
              {prompt.text}
            </p>
            <Variables text={prompt.text} />
          </EditableRow>
        ))}
      </ul>
      {found.length > most && (
        <Button
          className="mt-3"
          size="sm"
          variant="secondary"
          onClick={() => setMost(most + pageLength)}
        >
          {say("library_more")}
        </Button>
      )}
    </>
  );
};

/** The saved prompts: search, change, delete, bring back. */
export const LibraryCard = () => {
  const list = useWorkerValue(readLibrary, isNews);
  const [isAdding, setAdding] = useState(false);
  const [search, setSearch] = useState("");
  const add = useRef<HTMLButtonElement>(null);
  if (!list) return <Skeleton className="h-40" />;
  const done = () => {
    setAdding(false);
    add.current?.focus();
  };
  return (
    <Card
      id="library"
      title={say("library")}
      description={say("library_description")}
      action={
        <Button ref={add} size="sm" variant="secondary" onClick={() => setAdding(true)}>
          {say("library_add")}
        </Button>
      }
    >
      {isAdding && <PromptForm prompt={null} onDone={done} />}
      {list.length === 0 && !isAdding && (
        <EmptyState icon={<BookMarked aria-hidden="true" />} title={say("library_emptyTitle")}>
          {say("library_empty")}
        </EmptyState>
      )}
      {list.length > 0 && (
        <TextField
          className="my-4"
          label={say("library_search")}
          hideLabel
          type="search"
          placeholder={say("library_search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <PromptList list={list} search={search} />
    </Card>
  );
};
