import { ScrollArea } from "@base-ui/react/scroll-area";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A box whose content scrolls, reachable by keyboard while it does; more below shows at its edge. */
export const ScrollBox = ({
  label,
  children,
  className,
}: {
  /** The accessible name of the region. */
  readonly label: string;
  readonly children: ReactNode;
  /** Sets the greatest height: `max-h-…`. */
  readonly className?: string;
}) => (
  <ScrollArea.Root className="group/scroll relative rounded-lg border border-line bg-surface">
    <ScrollArea.Viewport
      role="region"
      aria-label={label}
      className={classNames("overscroll-contain rounded-lg", className)}
    >
      {/* Its own least width is that of the content: a long word would widen every line. */}
      <ScrollArea.Content className="p-3" style={{ minWidth: 0 }}>
        {children}
      </ScrollArea.Content>
    </ScrollArea.Viewport>
    <div
      aria-hidden="true"
      className="pointer-events-none invisible absolute inset-x-0 bottom-0 h-7 rounded-b-lg bg-linear-to-t from-surface to-transparent group-data-overflow-y-end/scroll:visible"
    />
    <ScrollArea.Scrollbar className="m-1 flex w-1 justify-center rounded-full">
      <ScrollArea.Thumb className="w-full rounded-full bg-line-strong" />
    </ScrollArea.Scrollbar>
  </ScrollArea.Root>
);
