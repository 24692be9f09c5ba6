import type { LucideIcon } from "lucide-react";

export interface Point {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** A few things to know, one below the other. */
export const PointList = ({ points }: { readonly points: readonly Point[] }) => (
  <ul className="flex flex-col gap-4">
    {points.map(({ icon: Icon, title, text }) => (
      <li key={title} className="flex gap-3.5">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-spark-wash text-spark-ink">
          <Icon aria-hidden="true" className="size-4.5" />
        </span>
        <div className="min-w-0">
          <h3 className="text-sm font-medium">{title}</h3>
          <p className="text-sm text-ink-muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
