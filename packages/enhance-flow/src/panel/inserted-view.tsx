import { Button, Callout } from "@whetstone/ui";
import type { ReactNode } from "react";
import type { InsertionRefusal } from "../composer.ts";
import type { EnhanceFlow } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { CopyButton } from "./copy-button.tsx";
import { explainUndoRefusal } from "./texts.ts";

/** After an insertion: the way back, and on to the next prompt. */
export const InsertedView = ({
  flow,
  original,
  text,
  undoRefused,
  isUndoing = false,
  blanksLeftOut = 0,
  children,
}: {
  readonly flow: EnhanceFlow;
  readonly original: string;
  readonly text: string;
  /** How many blanks that nobody filled in are not in the text. */
  readonly blanksLeftOut?: number;
  readonly undoRefused: InsertionRefusal | null;
  readonly isUndoing?: boolean | undefined;
  /** What to tell of a text that nobody saw before: all else is left out then. */
  readonly children?: ReactNode;
}) => {
  const language = useLanguage();
  const { say, sayCount } = language;
  return (
    <Callout
      kind={undoRefused ? "warning" : "success"}
      title={say(undoRefused ? "inserted_notUndone" : "inserted")}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            pending={isUndoing}
            onClick={() => void flow.undo()}
          >
            {say("undo")}
          </Button>
          {!children && <CopyButton text={text} />}
          {undoRefused && <CopyButton text={original} label={say("copyOriginal")} />}
          {!children && (
            <Button
              size="sm"
              variant="secondary"
              disabled={isUndoing}
              onClick={() => void flow.enhance()}
            >
              {say("enhanceAgain")}
            </Button>
          )}
        </div>
      }
    >
      {(undoRefused || !children) && (
        <p>{undoRefused ? explainUndoRefusal(undoRefused, language) : say("inserted_undo")}</p>
      )}
      {blanksLeftOut > 0 && <p>{sayCount("blanks_leftOut", blanksLeftOut)}</p>}
      {children}
    </Callout>
  );
};
