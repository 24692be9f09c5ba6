import { classNames } from "@whetstone/ui";
import type { ReactNode } from "react";

/** A box that scrolls is a stop for the keyboard, or its right half could not be read with it. */
const keyboardStop = { tabIndex: 0 } as const;

/** Holds a table that may be wider than the screen. */
export const TableBox = ({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <section
    aria-label={label}
    {...keyboardStop}
    className={classNames("overflow-x-auto border border-line bg-surface", className)}
  >
    {children}
  </section>
);
