import { Button, Card, EmptyState, Skeleton } from "@whetstone/ui";
import { Feather } from "lucide-react";
import { useRef, useState } from "react";
import type { KeptStyle } from "../messages/kept.ts";
import { dropKept, isNewsOf, keepOwnStyle, readOwnStyles } from "../messages/use-kept.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";
import { ItemRow } from "./item-row.tsx";
import { StyleForm } from "./style-form.tsx";
import { useUndo } from "./use-undo.tsx";

const { say } = language;
const isNews = isNewsOf("ownStyles");

/** The person's own styles: add, change, delete. */
export const StylesCard = () => {
  const list = useWorkerValue(readOwnStyles, isNews);
  const [edited, setEdited] = useState<KeptStyle | "new" | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { notice, offer } = useUndo(add);
  if (!list) return <Skeleton className="h-40" />;
  const drop = async (style: KeptStyle) => {
    await dropKept("ownStyles", style.id);
    offer({ name: style.name, putBack: () => keepOwnStyle(style) });
  };
  const done = () => {
    setEdited(null);
    add.current?.focus();
  };
  return (
    <Card
      id="styles"
      title={say("styles")}
      description={say("styles_description")}
      action={
        <Button ref={add} size="sm" variant="secondary" onClick={() => setEdited("new")}>
          {say("styles_add")}
        </Button>
      }
    >
      {notice}
      {edited === "new" && <StyleForm style={null} onDone={done} />}
      {list.length === 0 && edited === null && (
        <EmptyState icon={<Feather aria-hidden="true" />} title={say("styles_emptyTitle")}>
          {say("styles_empty")}
        </EmptyState>
      )}
      <ul className="mt-3 first:mt-0">
        {list.map((style) =>
          edited !== "new" && edited?.id === style.id ? (
            <li key={style.id} className="py-3">
              <StyleForm style={style} onDone={done} />
            </li>
          ) : (
            <ItemRow
              key={style.id}
              name={style.name}
              onEdit={() => setEdited(style)}
              onDelete={() => void drop(style)}
            >
              <p dir="auto" className="break-words text-ink-soft text-sm">
                {style.instruction}
              </p>
            </ItemRow>
          ),
        )}
      </ul>
    </Card>
  );
};
