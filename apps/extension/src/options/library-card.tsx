import { searchPrompts, variablesOf } from "@whetstone/enhance-flow";
import { Badge, Button, Card, EmptyState, Skeleton, TextField } from "@whetstone/ui";
import { BookMarked } from "lucide-react";
import { useRef, useState } from "react";
import type { KeptPrompt } from "../messages/kept.ts";
import { dropKept, isNewsOf, keepPrompt, readLibrary } from "../messages/use-kept.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";
import { ItemRow } from "./item-row.tsx";
import { PromptForm } from "./prompt-form.tsx";
import { useUndo } from "./use-undo.tsx";

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

/** The saved prompts: search, change, delete. */
export const LibraryCard = () => {
  const list = useWorkerValue(readLibrary, isNews);
  const [edited, setEdited] = useState<KeptPrompt | "new" | null>(null);
  const [search, setSearch] = useState("");
  const add = useRef<HTMLButtonElement>(null);
  const { notice, offer } = useUndo(add);
  if (!list) return <Skeleton className="h-40" />;
  const shown = searchPrompts(list, search);
  const drop = async (prompt: KeptPrompt) => {
    await dropKept("library", prompt.id);
    offer({ name: prompt.title, putBack: () => keepPrompt(prompt) });
  };
  const done = () => {
    setEdited(null);
    add.current?.focus();
  };
  return (
    <Card
      id="library"
      title={say("library")}
      description={say("library_description")}
      action={
        <Button ref={add} size="sm" variant="secondary" onClick={() => setEdited("new")}>
          {say("library_add")}
        </Button>
      }
    >
      {notice}
      {edited === "new" && <PromptForm prompt={null} onDone={done} />}
      {list.length === 0 && edited === null && (
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
      {list.length > 0 && shown.length === 0 && (
        <p role="status" className="text-ink-muted text-sm">
          {say("library_noMatch", search)}
        </p>
      )}
      <ul>
        {shown.map((prompt) =>
          edited !== "new" && edited?.id === prompt.id ? (
            <li key={prompt.id} className="py-3">
              <PromptForm prompt={prompt} onDone={done} />
            </li>
          ) : (
            <ItemRow
              key={prompt.id}
              name={prompt.title}
              onEdit={() => setEdited(prompt)}
              onDelete={() => void drop(prompt)}
            >
              <p dir="auto" className="line-clamp-2 break-words font-mono text-ink-soft text-xs">
                {prompt.text}
              </p>
              <Variables text={prompt.text} />
            </ItemRow>
          ),
        )}
      </ul>
    </Card>
  );
};
