import { Button, IconButton } from "@whetstone/ui";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { language } from "../platform/language.ts";
import type { EditableList } from "./use-editable-list.ts";

const { say } = language;

const rowStyles = "flex justify-between gap-3 border-line border-t py-3 first:border-t-0";

/** One thing of a list, with what can be done with it. */
const ItemRow = ({
  name,
  children,
  hasFocus,
  onEdit,
  onDelete,
}: {
  readonly name: string;
  readonly children: ReactNode;
  /** True for what was just changed or brought back. */
  readonly hasFocus: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) => (
  <li className={`${rowStyles} items-start`}>
    <div className="min-w-0 flex-1">
      <p dir="auto" className="break-words font-medium text-ink text-sm">
        {name}
      </p>
      {children}
    </div>
    <div className="flex shrink-0">
      <IconButton label={say("item_edit", name)} size="sm" autoFocus={hasFocus} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={say("item_delete", name)} size="sm" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  </li>
);

/** What stands in the place of something deleted. */
const DeletedRow = ({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) => (
  <li className={`${rowStyles} items-center`}>
    <p role="status" dir="auto" className="min-w-0 flex-1 break-words text-ink-muted text-sm">
      {say("item_deleted", name)}
    </p>
    <Button autoFocus size="sm" variant="secondary" onClick={onUndo}>
      {say("undo")}
    </Button>
  </li>
);

/** One item of a list: shown, being edited in its place, or deleted and to be brought back. */
export const EditableRow = <Item,>({
  item,
  name,
  rows,
  form,
  children,
}: {
  readonly item: Item;
  readonly name: string;
  readonly rows: EditableList<Item>;
  /** What the item is edited with. */
  readonly form: (onDone: () => void) => ReactNode;
  /** What is shown below the name. */
  readonly children: ReactNode;
}) => {
  const state = rows.stateOf(item);
  switch (state) {
    case "deleted":
      return <DeletedRow name={name} onUndo={() => void rows.bringBack(item)} />;
    case "edited":
      return <li className="py-3">{form(() => rows.done(item))}</li>;
    default:
      return (
        <ItemRow
          name={name}
          hasFocus={state === "changed"}
          onEdit={() => rows.edit(item)}
          onDelete={() => void rows.drop(item)}
        >
          {children}
        </ItemRow>
      );
  }
};
