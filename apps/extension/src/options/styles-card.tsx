import { Button, Card, EmptyState, Skeleton } from "@whetstone/ui";
import { Feather } from "lucide-react";
import { useRef, useState } from "react";
import type { KeptStyle } from "../messages/kept.ts";
import { dropKept, isNewsOf, keepOwnStyle, readOwnStyles } from "../messages/use-kept.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";
import { DeletedRow, ItemRow } from "./item-row.tsx";
import { StyleForm } from "./style-form.tsx";
import { useDeleted } from "./use-deleted.ts";

const { say } = language;
const isNews = isNewsOf("ownStyles");

interface RowProps {
  readonly style: KeptStyle;
  readonly hasFocus: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const StyleRow = ({ style, ...rest }: RowProps) => (
  <ItemRow name={style.name} {...rest}>
    <p dir="auto" className="break-words text-ink-soft text-sm">
      {style.instruction}
    </p>
  </ItemRow>
);

const StyleList = ({ list }: { readonly list: readonly KeptStyle[] }) => {
  const [edited, setEdited] = useState<string | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const { items, isDeleted, remember, forget } = useDeleted(list);
  const drop = async (style: KeptStyle) => {
    await dropKept("ownStyles", style.id);
    remember(style);
  };
  const bringBack = async (style: KeptStyle) => {
    await keepOwnStyle(style);
    forget(style);
    setChanged(style.id);
  };
  const done = (id: string) => {
    setEdited(null);
    setChanged(id);
  };
  return (
    <ul className="mt-3 first:mt-0">
      {items.map((style) => {
        if (isDeleted(style)) {
          return (
            <DeletedRow key={style.id} name={style.name} onUndo={() => void bringBack(style)} />
          );
        }
        return edited === style.id ? (
          <li key={style.id} className="py-3">
            <StyleForm style={style} onDone={() => done(style.id)} />
          </li>
        ) : (
          <StyleRow
            key={style.id}
            style={style}
            hasFocus={changed === style.id}
            onEdit={() => setEdited(style.id)}
            onDelete={() => void drop(style)}
          />
        );
      })}
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
