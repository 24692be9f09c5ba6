import { classNames } from "@whetstone/ui";
import { sparkBox, sparkPath } from "@whetstone/ui/spark";
import { ArrowUp, Plus } from "lucide-react";
import type { ReactNode } from "react";

const tile =
  "grid h-[30px] place-content-center rounded-[9px] border border-line bg-raised text-ink shadow-card";

/** The score of what is typed and the button of the extension, as they stand over a chat page. */
const OverlayButtons = ({ score }: { readonly score: number }) => (
  <span className="mr-5 flex gap-1 font-[system-ui,sans-serif]">
    <span className={classNames(tile, "min-w-[34px] px-2 text-center tabular-nums")}>
      <span className="font-semibold text-[13px] leading-none">{score}</span>
      <span className="text-[10px] text-ink-muted leading-tight">/100</span>
    </span>
    <span className={classNames(tile, "scene-press w-[30px] text-spark-ink")}>
      <svg viewBox={sparkBox} width={18} height={18} aria-hidden="true">
        <path d={sparkPath} fill="currentColor" />
      </svg>
    </span>
  </span>
);

/** The composer of a chat page with a draft in it. */
export const Composer = ({
  score,
  children,
}: {
  readonly score: number;
  readonly children: ReactNode;
}) => (
  <div className="grid justify-items-end gap-1">
    <OverlayButtons score={score} />
    <div className="w-full rounded-3xl border border-line bg-raised p-3 shadow-card">
      <p className="min-h-12 px-2 pt-1 text-[0.9375rem] leading-relaxed text-ink">{children}</p>
      <div className="mt-2 flex items-center gap-2">
        <span className="grid size-9 place-items-center rounded-full text-ink-muted">
          <Plus className="size-5" />
        </span>
        <span className="flex-1" />
        <span className="grid size-9 place-items-center rounded-full bg-ink text-on-ink">
          <ArrowUp className="size-5" />
        </span>
      </div>
    </div>
  </div>
);
