import { WordDifference } from "@whetstone/enhance-flow/react";
import { buttonStyles } from "@whetstone/ui";
import { useEffect, useRef } from "react";
import { CopyAction } from "../copy-action.tsx";
import type { SharedPair } from "./shared-pair.ts";

/** What somebody shared, and that it is theirs. */
export const SharedView = ({
  pair: { before, after },
  onClose,
}: {
  readonly pair: SharedPair;
  readonly onClose: () => void;
}) => {
  const view = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up.
    void view.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section
      ref={view}
      aria-label="Shared with you"
      className="ph-no-capture scroll-mt-24 p-5 sm:p-7"
    >
      <p className="font-semibold text-ink">Shared with you</p>
      <p className="mt-1 max-w-2xl text-sm text-pretty text-ink-soft">
        Somebody sharpened a prompt and sent you this link. The text came inside the link; it was
        sent to no server and is stored nowhere. What was added is marked.
      </p>
      <div className="mt-5 max-w-3xl rounded-xl border border-line bg-canvas p-5">
        <WordDifference before={before} after={after} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <button type="button" onClick={onClose} className={buttonStyles({ size: "sm" })}>
          Sharpen one of your own
        </button>
        <CopyAction text={after} />
      </div>
    </section>
  );
};
