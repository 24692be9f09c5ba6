import { Button, Callout } from "@whetstone/ui";
import type { InsertionRefusal } from "../composer.ts";
import type { EnhanceFlow } from "../flow.ts";
import { CopyButton } from "./copy-button.tsx";
import { explainUndoRefusal } from "./texts.ts";

/** After an insertion: the way back, and on to the next prompt. */
export const InsertedView = ({
  flow,
  original,
  text,
  undoRefused,
}: {
  readonly flow: EnhanceFlow;
  readonly original: string;
  readonly text: string;
  readonly undoRefused: InsertionRefusal | null;
}) => (
  <Callout
    kind={undoRefused ? "warning" : "success"}
    title={undoRefused ? "Not undone" : "Inserted. Nothing was sent."}
    action={
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => void flow.undo()}>
          Undo
        </Button>
        <CopyButton text={text} />
        {undoRefused && <CopyButton text={original} label="Original to clipboard" />}
        <Button size="sm" variant="secondary" onClick={() => void flow.enhance()}>
          Enhance again
        </Button>
      </div>
    }
  >
    <p>{undoRefused ? explainUndoRefusal(undoRefused) : "Undo puts your own words back."}</p>
  </Callout>
);
