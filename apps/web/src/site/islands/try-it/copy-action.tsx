import { buttonStyles } from "@whetstone/ui";
import { useCopied } from "./use-copied.ts";

/** Copies a text and says so. */
export const CopyAction = ({ text }: { readonly text: string }) => {
  const { notice, copy } = useCopied();
  return (
    <>
      <button
        type="button"
        onClick={() => copy(text)}
        className={buttonStyles({ variant: "secondary", size: "sm" })}
      >
        Copy
      </button>
      <span role="status" className="text-xs text-ink-muted">
        {notice}
      </span>
    </>
  );
};
