import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A line that opens to more about it; closed at first. */
export const Disclosure = ({
  summary,
  children,
  className,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) => (
  <details className={classNames("group text-sm", className)}>
    <summary className="flex list-none items-center gap-1.5 rounded-md py-1 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-3.5 shrink-0 transition-transform group-open:rotate-90"
      />
      {summary}
    </summary>
    <div className="pt-1 pb-2 pl-5 text-ink-soft">{children}</div>
  </details>
);
