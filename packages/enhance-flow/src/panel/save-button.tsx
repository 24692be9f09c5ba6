import { IconButton, Tooltip } from "@whetstone/ui";
import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import { titleOf } from "../library.ts";
import { libraryTexts } from "./texts.ts";

/** Saves a prompt to the person's library; false when there is no room for it. */
export type SavePrompt = (prompt: {
  readonly title: string;
  readonly text: string;
}) => Promise<boolean>;

/** Saves a result to the library, once, and says so. */
export const SaveButton = ({
  text,
  onSave,
}: {
  readonly text: string;
  readonly onSave: SavePrompt;
}) => {
  const [said, setSaid] = useState<string | null>(null);
  const save = async () => {
    const isSaved = await onSave({ title: titleOf(text), text });
    setSaid(isSaved ? libraryTexts.saved : libraryTexts.notSaved);
  };
  return (
    <>
      {said !== libraryTexts.saved && (
        <Tooltip content={libraryTexts.save}>
          <IconButton label={libraryTexts.save} size="sm" onClick={() => void save()}>
            <BookmarkPlus aria-hidden="true" />
          </IconButton>
        </Tooltip>
      )}
      <span role="status" className="self-center text-ink-muted text-xs empty:hidden">
        {said}
      </span>
    </>
  );
};
