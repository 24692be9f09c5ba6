import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Nothing here yet: says so, and what to do. */
export const EmptyState = ({
  icon,
  title,
  children,
  action,
  className,
}: {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
}) => (
  <div className={classNames("flex flex-col items-center px-4 py-8 text-center", className)}>
    {icon && (
      <span className="mb-3 grid size-10 place-items-center rounded-xl bg-sunken text-ink-muted [&_svg]:size-5">
        {icon}
      </span>
    )}
    <p className="text-sm font-medium text-ink">{title}</p>
    {children && <p className="mt-1 max-w-sm text-sm text-balance text-ink-muted">{children}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
