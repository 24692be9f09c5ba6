import type { ReactNode } from "react";

/** A part of the popup under its title. */
export const Section = ({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section aria-label={title} className="flex flex-col gap-2.5 border-line border-t pt-3">
    <header className="flex items-center justify-between gap-2">
      <h2 className="font-semibold text-ink text-sm">{title}</h2>
      {action}
    </header>
    {children}
  </section>
);
