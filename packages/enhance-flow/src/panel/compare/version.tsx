import { Button, TextBox } from "@whetstone/ui";
import { type ReactNode, useId } from "react";
import type { AnyEngine } from "../../engine-choice.ts";
import { useLanguage } from "../../language/use-language.tsx";
import { nameOfEngine } from "../../names.ts";
import { ActionsRow } from "../actions-row.tsx";
import { WordDifference } from "../word-difference.tsx";
import { type Beside, termsOf } from "./beside.ts";

/** One of two texts beside each other: whose it is, and where the text goes. */
export const Version = ({
  engine,
  beside,
  children,
}: {
  readonly engine: AnyEngine;
  readonly beside: Beside;
  readonly children: ReactNode;
}) => {
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <h3 id={id} className="max-w-full text-xs">
        <span className="break-words font-semibold text-ink">{nameOfEngine(engine, language)}</span>{" "}
        <span className="text-ink-muted">{termsOf(engine, beside, language)}</span>
      </h3>
      {children}
    </section>
  );
};

/** A text to take, with its difference to the draft. */
export const VersionText = ({
  before,
  text,
  note = null,
  onUse,
}: {
  readonly before: string;
  readonly text: string;
  /** A word about it. */
  readonly note?: ReactNode;
  readonly onUse: () => void;
}) => {
  const { say } = useLanguage();
  return (
    <>
      <TextBox label={say("enhancedPrompt")}>
        <WordDifference before={before} after={text} />
      </TextBox>
      {note && <p className="text-ink-muted text-xs">{note}</p>}
      <ActionsRow>
        <Button variant="secondary" size="sm" onClick={onUse}>
          {say("compare_use")}
        </Button>
      </ActionsRow>
    </>
  );
};
