import { maxAnswerLength } from "@whetstone/api-client";
import { TextField } from "@whetstone/ui";
import { useState } from "react";
import type { KeptFact } from "../messages/kept.ts";
import { keepFact } from "../messages/use-kept.ts";
import { language } from "../platform/language.ts";
import { ItemForm } from "./item-form.tsx";

const { say } = language;

/** Changes an answer the person keeps. */
export const FactForm = ({
  fact,
  onDone,
}: {
  readonly fact: KeptFact;
  readonly onDone: () => void;
}) => {
  const [entered, setEntered] = useState(fact.text);
  const text = entered.trim();
  return (
    <ItemForm
      label={say("aboutMe_change")}
      item={fact}
      isComplete={text !== ""}
      onSave={() => keepFact({ ...fact, text })}
      onDone={onDone}
    >
      {(isTried) => (
        <TextField
          label={fact.question}
          dir="auto"
          maxLength={maxAnswerLength}
          autoFocus
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
          error={isTried && text === "" ? say("aboutMe_needsText") : undefined}
        />
      )}
    </ItemForm>
  );
};
