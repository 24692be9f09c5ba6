import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** Something couldn't be shown: says what happened and offers Try Again. */
export const ErrorState = ({
  title,
  children,
  onRetry,
  pending = false,
  className,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly pending?: boolean;
  readonly className?: string;
}) => (
  <div
    role="alert"
    className={classNames("flex flex-col items-center px-4 py-10 text-center", className)}
  >
    <span className="mb-3 grid size-10 place-items-center rounded-xl bg-red-wash text-red-ink">
      <TriangleAlert aria-hidden="true" className="size-5" />
    </span>
    <p className="font-medium text-ink">{title}</p>
    {children && <p className="mt-1 max-w-md text-sm text-balance text-ink-muted">{children}</p>}
    {onRetry && (
      <Button variant="secondary" className="mt-5" pending={pending} onClick={onRetry}>
        {!pending && <RotateCw aria-hidden="true" />}
        Try Again
      </Button>
    )}
  </div>
);
