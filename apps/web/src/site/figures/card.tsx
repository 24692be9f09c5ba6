import { classNames } from "@whetstone/ui";
import type { ReactNode } from "react";

/** The sheet that a figure is drawn on. */
export const FigureCard = ({
  className,
  children,
}: {
  readonly className?: string;
  readonly children?: ReactNode;
}) => (
  <div
    className={classNames(
      "rounded-2xl border border-line bg-surface p-6 shadow-popup sm:p-8",
      className,
    )}
  >
    {children}
  </div>
);

/** The prompt a figure is about. */
export const FigurePrompt = ({ children }: { readonly children: ReactNode }) => (
  <p className="font-mono text-sm leading-relaxed break-words text-ink">{children}</p>
);
