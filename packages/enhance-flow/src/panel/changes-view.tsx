import { classNames } from "@whetstone/ui";
import { Undo2, X } from "lucide-react";
import type { Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { Marked } from "./marked.tsx";
import { describeChange } from "./texts.ts";

/** Where there is a pointer that hovers, a control is seen once it is near, or has the focus. */
const onDemand =
  "[@media(hover:hover)]:opacity-0 focus-visible:opacity-100 group-hover/change:opacity-100";

/**
 * The result with what was added marked and what was taken out struck through; each change can be
 * rejected and taken again. What is rejected stands as it was.
 */
export const ChangesView = ({
  outcome,
  onToggle,
}: {
  readonly outcome: Outcome;
  /** Without it the changes are shown only. */
  readonly onToggle?: (index: number) => void;
}) => {
  const { segments, rejected } = outcome;
  const language = useLanguage();
  const { say } = language;
  const count = segments.filter(({ kind }) => kind === "change").length;
  return (
    <div
      dir="auto"
      className="whitespace-pre-wrap break-words text-ink-soft text-sm leading-relaxed"
    >
      {segments.map((segment, at) => {
        if (segment.kind === "same")
          return <span key={`same-${at.toString()}`}>{segment.text}</span>;
        const isRejected = rejected.includes(segment.index);
        const verb = isRejected ? "take" : "reject";
        return (
          <span key={segment.index} className="group/change">
            <Marked change={segment} isRejected={isRejected} />
            {onToggle && (
              <button
                type="button"
                aria-label={say(`change_${verb}`, segment.index + 1, count)}
                aria-description={describeChange(segment, language)}
                title={say(`change_${verb}This`)}
                onClick={() => onToggle(segment.index)}
                className={classNames(
                  "mx-0.5 inline-grid size-5 place-items-center rounded-md align-middle text-ink-muted hover:bg-hover hover:text-ink [&_svg]:size-3.5",
                  !isRejected && onDemand,
                )}
              >
                {isRejected ? <Undo2 aria-hidden="true" /> : <X aria-hidden="true" />}
              </button>
            )}
          </span>
        );
      })}
    </div>
  );
};
