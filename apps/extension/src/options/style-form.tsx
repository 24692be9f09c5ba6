import { maxInstructionLength } from "@whetstone/api-client";
import { TextArea, TextField } from "@whetstone/ui";
import { useState } from "react";
import type { KeptStyle } from "../messages/kept.ts";
import { keepOwnStyle } from "../messages/use-kept.ts";
import { language } from "../platform/language.ts";
import { ItemForm } from "./item-form.tsx";

const { say } = language;

/** Adds an own style, or changes one. */
export const StyleForm = ({
  style,
  onDone,
}: {
  /** The style to change; `null` for a new one. */
  readonly style: KeptStyle | null;
  readonly onDone: () => void;
}) => {
  const [enteredName, setName] = useState(style?.name ?? "");
  const [enteredInstruction, setInstruction] = useState(style?.instruction ?? "");
  const [name, instruction] = [enteredName.trim(), enteredInstruction.trim()];
  return (
    <ItemForm
      label={say(style ? "styles_change" : "styles_new")}
      item={style}
      isComplete={name !== "" && instruction !== ""}
      onSave={(identity) => keepOwnStyle({ ...identity, name, instruction })}
      onDone={onDone}
    >
      {(isTried) => (
        <>
          <TextField
            label={say("styles_name")}
            maxLength={40}
            autoFocus
            value={enteredName}
            onChange={(event) => setName(event.target.value)}
            error={isTried && name === "" ? say("styles_needsName") : undefined}
          />
          <TextArea
            label={say("styles_instruction")}
            hint={say("styles_instructionHint")}
            aside={say("styles_length", enteredInstruction.length, maxInstructionLength)}
            rows={3}
            maxLength={maxInstructionLength}
            value={enteredInstruction}
            onChange={(event) => setInstruction(event.target.value)}
            error={isTried && instruction === "" ? say("styles_needsInstruction") : undefined}
          />
        </>
      )}
    </ItemForm>
  );
};
