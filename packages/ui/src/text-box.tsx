import type { ReactNode } from "react";

/** A text in a box of its own, gone to by its name. It is as tall as the text: what it stands in scrolls. */
export const TextBox = ({
  label,
  children,
}: {
  /** The accessible name of the region. */
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <section aria-label={label} className="rounded-lg border border-line bg-surface p-3">
    {children}
  </section>
);
