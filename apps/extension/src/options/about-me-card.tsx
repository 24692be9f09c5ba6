import { Card, EmptyState, Skeleton } from "@whetstone/ui";
import { Bookmark } from "lucide-react";
import type { KeptFact } from "../messages/kept.ts";
import { isNewsOf, keepFact, readFacts } from "../messages/use-kept.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";
import { FactForm } from "./fact-form.tsx";
import { EditableRow } from "./item-row.tsx";
import { useEditableList } from "./use-editable-list.ts";

const { say } = language;
const isNews = isNewsOf("facts");

const FactList = ({ list }: { readonly list: readonly KeptFact[] }) => {
  const rows = useEditableList("facts", list, keepFact);
  return (
    <ul>
      {rows.items.map((fact) => (
        <EditableRow
          key={fact.id}
          item={fact}
          name={fact.question}
          rows={rows}
          form={(onDone) => <FactForm fact={fact} onDone={onDone} />}
        >
          <p dir="auto" className="break-words text-ink-soft text-sm">
            {fact.text}
          </p>
        </EditableRow>
      ))}
    </ul>
  );
};

/** What the person keeps about themselves: listed, changed, deleted, brought back. */
export const AboutMeCard = () => {
  const list = useWorkerValue(readFacts, isNews);
  if (!list) return <Skeleton className="h-40" />;
  return (
    <Card id="aboutMe" title={say("aboutMe")} description={say("aboutMe_description")}>
      {list.length === 0 && (
        <EmptyState icon={<Bookmark aria-hidden="true" />} title={say("aboutMe_emptyTitle")}>
          {say("aboutMe_empty")}
        </EmptyState>
      )}
      <FactList list={list} />
    </Card>
  );
};
