import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  readonly title?: string;
  readonly description?: ReactNode;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** A surface that holds one subject. With a `title` it is a region of that name. */
export const Card = ({
  title,
  description,
  action,
  headingLevel = 2,
  className,
  children,
  ...rest
}: CardProps) => {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section
      {...rest}
      {...(title ? { "aria-label": title } : {})}
      className={classNames(
        "min-w-0 rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-6",
        className,
      )}
    >
      {title && (
        <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <Heading className="text-base font-semibold tracking-tight text-ink">{title}</Heading>
            {description && <p className="mt-0.5 text-sm text-ink-muted">{description}</p>}
          </div>
          {action}
        </header>
      )}
      {children}
    </section>
  );
};
