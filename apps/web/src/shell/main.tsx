import { classNames } from "@whetstone/ui";
import type { ReactNode } from "react";

const mainId = "main";

/** Puts the focus at the content of the page: what held it is gone. */
export const focusMain = (): void =>
  document.getElementById(mainId)?.focus({ preventScroll: true });

/** The content of a page; the skip link and page changes put the focus here. */
export const Main = ({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <main id={mainId} tabIndex={-1} className={classNames("flex-1 outline-hidden", className)}>
    {children}
  </main>
);
