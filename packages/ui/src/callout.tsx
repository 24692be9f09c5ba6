import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const kinds = {
  info: { icon: Info, styles: "bg-blue-wash text-blue-ink" },
  success: { icon: CircleCheck, styles: "bg-green-wash text-green-ink" },
  warning: { icon: TriangleAlert, styles: "bg-yellow-wash text-yellow-ink" },
  error: { icon: CircleAlert, styles: "bg-red-wash text-red-ink" },
} as const;

export interface CalloutProps {
  readonly kind?: keyof typeof kinds;
  readonly title?: string;
  readonly children?: ReactNode;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** A message in the flow of the page. Errors interrupt a screen reader, the rest waits its turn. */
export const Callout = ({ kind = "info", title, children, action, className }: CalloutProps) => {
  const { icon: Icon, styles } = kinds[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={classNames("flex items-start gap-3 rounded-xl p-3.5 text-sm", styles, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </div>
  );
};
