import { Button, EmptyState } from "@whetstone/ui";
import { Inbox } from "lucide-react";
import { Column } from "../layout.tsx";
import { arabicLabel, arabicLine, longLine } from "../texts.ts";

export default { title: "UI/EmptyState" };

export const States = () => (
  <Column>
    <EmptyState title="Nothing here yet" />
    <EmptyState
      icon={<Inbox aria-hidden="true" />}
      title="No prompts"
      action={<Button size="sm">Save one</Button>}
    >
      {longLine}
    </EmptyState>
    <div dir="rtl" lang="ar">
      <EmptyState title={arabicLabel}>{arabicLine}</EmptyState>
    </div>
  </Column>
);
