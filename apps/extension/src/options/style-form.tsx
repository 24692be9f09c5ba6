import { maxInstructionLength } from "@whetstone/api-client";
import { Button, Callout, TextArea, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import type { KeepAnswer, KeptStyle } from "../messages/kept.ts";
import { keepOwnStyle } from "../messages/use-kept.ts";
import { texts } from "./texts.ts";

const { styles } = texts;

/** Adds an own style, or changes one. */
export const StyleForm = ({
  style,
  onDone,
}: {
  /** The style to change; `null` for a new one. */
  readonly style: KeptStyle | null;
  readonly onDone: () => void;
}) => {
  const [name, setName] = useState(style?.name ?? "");
  const [instruction, setInstruction] = useState(style?.instruction ?? "");
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<KeepAnswer>("kept");
  const isComplete = name.trim() !== "" && instruction.trim() !== "";

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete) return;
    const { id, at } = style ?? { id: crypto.randomUUID(), at: Date.now() };
    const kept = await keepOwnStyle({ id, at, name: name.trim(), instruction: instruction.trim() });
    if (kept === "kept") onDone();
    else setAnswer(kept);
  };

  return (
    <form
      aria-label={styles.form(style === null)}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4 rounded-xl border border-line bg-canvas p-4"
    >
      {answer !== "kept" && <Callout kind="error">{texts[answer]}</Callout>}
      <TextField
        label={styles.name}
        maxLength={40}
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isTried && name.trim() === "" ? styles.needsName : undefined}
      />
      <TextArea
        label={styles.instruction}
        hint={styles.instructionHint}
        aside={styles.left(instruction.length)}
        rows={3}
        maxLength={maxInstructionLength}
        value={instruction}
        onChange={(event) => setInstruction(event.target.value)}
        error={isTried && instruction.trim() === "" ? styles.needsInstruction : undefined}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          {texts.save}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
};
