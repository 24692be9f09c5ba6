import { IconButton, Tooltip } from "@whetstone/ui";
import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../language/use-language.tsx";
import { titleOf } from "../library.ts";

/** Saves a prompt to the person's library; false when there is no room for it. */
export type SavePrompt = (prompt: {
  readonly title: string;
  readonly text: string;
}) => Promise<boolean>;

/** Saves a result to the library, once, and says so. */
export const SaveButton = ({
  text,
  onSave,
  disabled,
}: {
  readonly text: string;
  readonly onSave: SavePrompt;
  readonly disabled: boolean;
}) => {
  const { say } = useLanguage();
  const [said, setSaid] = useState<"saved" | "notSaved" | null>(null);
  const save = async () => {
    const isSaved = await onSave({ title: titleOf(text), text });
    setSaid(isSaved ? "saved" : "notSaved");
  };
  return (
    <>
      {said !== "saved" && (
        <Tooltip content={say("library_save")}>
          <IconButton
            label={say("library_save")}
            size="sm"
            disabled={disabled}
            onClick={() => void save()}
          >
            <BookmarkPlus aria-hidden="true" />
          </IconButton>
        </Tooltip>
      )}
      <span role="status" className="self-center text-ink-muted text-xs empty:hidden">
        {said && say(`library_${said}`)}
      </span>
    </>
  );
};
