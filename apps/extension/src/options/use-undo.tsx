import { Button, Callout } from "@whetstone/ui";
import { type ReactNode, type RefObject, useState } from "react";
import { language } from "../platform/language.ts";

const { say } = language;

interface Deleted {
  readonly name: string;
  readonly putBack: () => Promise<unknown>;
}

/** Says what was deleted last, and brings it back when asked to. */
export const useUndo = (
  /** Gets the focus when what held it is gone. */
  after: RefObject<HTMLElement | null>,
): {
  readonly notice: ReactNode;
  readonly offer: (deleted: Deleted) => void;
} => {
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const undo = async () => {
    await deleted?.putBack();
    setDeleted(null);
    after.current?.focus();
  };
  return {
    offer: setDeleted,
    notice: (
      <div role="status" className="empty:hidden">
        {deleted && (
          <Callout
            className="mb-4"
            action={
              <Button
                autoFocus
                key={deleted.name}
                size="sm"
                variant="secondary"
                onClick={() => void undo()}
              >
                {say("undo")}
              </Button>
            }
          >
            {say("item_deleted", deleted.name)}
          </Callout>
        )}
      </div>
    ),
  };
};
