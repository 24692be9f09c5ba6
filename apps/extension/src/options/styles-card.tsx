import { Button, Card, EmptyState, Skeleton } from "@whetstone/ui";
import { Feather } from "lucide-react";
import { useRef, useState } from "react";
import type { KeptStyle } from "../messages/kept.ts";
import { isNewsOf, keepOwnStyle, readOwnStyles } from "../messages/use-kept.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";
import { EditableRow } from "./item-row.tsx";
import { StyleForm } from "./style-form.tsx";
import { useEditableList } from "./use-editable-list.ts";

const { say } = language;
const isNews = isNewsOf("ownStyles");

const StyleList = ({ list }: { readonly list: readonly KeptStyle[] }) => {
  const rows = useEditableList("ownStyles", list, keepOwnStyle);
  return (
    <ul className="mt-3 first:mt-0">
      {rows.items.map((style) => (
        <EditableRow
          key={style.id}
          item={style}
          name={style.name}
          rows={rows}
          form={(onDone) => <StyleForm style={style} onDone={onDone} />}
        >
          <p dir="auto" className="break-words text-ink-soft text-sm">
            {style.instruction}
          </p>
        </EditableRow>
      ))}
    </ul>
  );
};

/** The person's own styles: add, change, delete, bring back. */
export const StylesCard = () => {
  const list = useWorkerValue(readOwnStyles, isNews);
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  if (!list) return <Skeleton className="h-40" />;
  const done = () => {
    setAdding(false);
    add.current?.focus();
  };
  return (
    <Card
      id="styles"
      title={say("styles")}
      description={say("styles_description")}
      action={
        <Button ref={add} size="sm" variant="secondary" onClick={() => setAdding(true)}>
          {say("styles_add")}
        </Button>
      }
    >
      {isAdding && <StyleForm style={null} onDone={done} />}
      {list.length === 0 && !isAdding && (
        <EmptyState icon={<Feather aria-hidden="true" />} title={say("styles_emptyTitle")}>
          {say("styles_empty")}
        </EmptyState>
      )}
      <StyleList list={list} />
    </Card>
  );
};
