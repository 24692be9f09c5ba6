import type { ReactNode } from "react";

/** States of one component side by side. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

/** States of one component below each other, as wide as a form. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex max-w-md flex-col gap-5">{children}</div>
);

/** A column in a page that is read from right to left. */
export const RightToLeftColumn = ({ children }: { readonly children: ReactNode }) => (
  <div dir="rtl" lang="ar">
    <Column>{children}</Column>
  </div>
);
