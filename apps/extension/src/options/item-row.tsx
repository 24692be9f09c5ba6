import { IconButton } from "@whetstone/ui";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { language } from "../platform/language.ts";

const { say } = language;

/** One thing of a list, with what can be done with it. */
export const ItemRow = ({
  name,
  children,
  onEdit,
  onDelete,
}: {
  readonly name: string;
  readonly children: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) => (
  <li className="flex items-start justify-between gap-3 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
    <div className="min-w-0 flex-1">
      <p dir="auto" className="break-words font-medium text-ink text-sm">
        {name}
      </p>
      {children}
    </div>
    <div className="flex shrink-0">
      <IconButton label={say("item_edit", name)} size="sm" onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={say("item_delete", name)} size="sm" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  </li>
);
