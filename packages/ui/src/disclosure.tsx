import { ChevronRight } from "lucide-react";
import type { ReactNode, ToggleEvent } from "react";
import { classNames } from "./class-names.ts";

const showWhole = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
};

/** A line that opens to more about it, and brings that into view; closed at first, unless it `startsOpen`. */
export const Disclosure = ({
  summary,
  children,
  startsOpen = false,
  className,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly startsOpen?: boolean;
  readonly className?: string;
}) => (
  <details open={startsOpen} onToggle={showWhole} className={classNames("text-sm", className)}>
    <summary className="flex list-none items-center gap-1.5 rounded-md py-1 text-ink-soft hover:text-ink focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-3.5 shrink-0 transition-transform [details[open]>summary>&]:rotate-90"
      />
      {summary}
    </summary>
    <div className="pt-1 pb-2 pl-5 text-ink-soft">{children}</div>
  </details>
);
