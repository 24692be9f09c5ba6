import { Logo, ScoreNumber } from "@whetstone/ui";
import { ArrowUp, Plus } from "lucide-react";
import type { ReactNode } from "react";

/** The button of the product with the score of what is typed. */
const ScoreButton = ({ score }: { readonly score: number }) => (
  <span className="scene-press flex h-9 items-center gap-1.5 rounded-full border border-line bg-raised pr-3 pl-2 text-sm shadow-card">
    <Logo className="size-5" />
    <ScoreNumber score={score} />
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
  <div className="rounded-3xl border border-line bg-raised p-3 shadow-card">
    <p className="min-h-12 px-2 pt-1 text-[0.9375rem] leading-relaxed text-ink">{children}</p>
    <div className="mt-2 flex items-center gap-2">
      <span className="grid size-9 place-items-center rounded-full text-ink-muted">
        <Plus className="size-5" />
      </span>
      <span className="flex-1" />
      <ScoreButton score={score} />
      <span className="grid size-9 place-items-center rounded-full bg-ink text-on-ink">
        <ArrowUp className="size-5" />
      </span>
    </div>
  </div>
);
