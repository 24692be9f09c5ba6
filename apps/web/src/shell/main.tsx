import { classNames } from "@whetstone/ui";
import type { ReactNode } from "react";

/** The content of a page; the skip link and page changes put the focus here. */
export const Main = ({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <main id="main" tabIndex={-1} className={classNames("flex-1 outline-hidden", className)}>
    {children}
  </main>
);
