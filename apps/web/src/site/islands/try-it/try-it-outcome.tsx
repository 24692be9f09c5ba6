import { buttonStyles, ScoreDial } from "@whetstone/ui";
import { ArrowRight, Check, Minus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { bulletParts } from "./resume-bullet.ts";
import type { TryItResult as Result } from "./run-engine.ts";

const WordDifference = lazy(async () => ({
  default: (await import("./run-engine.ts")).WordDifference,
}));

const BulletParts = ({ found }: Pick<NonNullable<Result["bullet"]>, "found">) => (
  <ul className="mb-5 grid gap-x-6 gap-y-2 sm:grid-cols-2">
    {bulletParts.map((part) => {
      const Icon = found[part] === null ? Minus : Check;
      return (
        <li key={part} className="flex gap-2 text-sm text-ink-soft">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-4 shrink-0 ${found[part] === null ? "text-ink-muted" : "text-green-ink"}`}
          />
          <span>
            <span className="font-medium text-ink capitalize">{part}</span>
            {": "}
            {found[part] ?? "missing, marked in the text"}
          </span>
        </li>
      );
    })}
  </ul>
);

/** What came out: both scores, what was added, and what to do with it. */
export const TryItResult = ({
  result,
  onUndo,
}: {
  readonly result: Result;
  readonly onUndo: () => void;
}) => {
  const [notice, setNotice] = useState("");
  const { before, after, scoreBefore, scoreAfter, bullet } = result;
  const copy = () =>
    navigator.clipboard.writeText(after).then(
      () => setNotice("Copied"),
      () => setNotice("Copying failed"),
    );
  return (
    <section aria-label="Result" className="border-t border-line p-5 sm:p-7">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <ScoreDial label="Score before" score={scoreBefore} size="sm" />
        <ArrowRight aria-hidden="true" className="size-4 text-ink-muted" />
        <ScoreDial label="Score after" score={scoreAfter} size="sm" />
        <p className="text-sm text-ink-soft">
          {before === after
            ? "Already strong: nothing to add."
            : "What was added is marked. Your own words stand as you wrote them."}
        </p>
      </div>
      {bullet && <BulletParts found={bullet.found} />}
      <Suspense
        fallback={
          <p className="font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap">{after}</p>
        }
      >
        <WordDifference before={before} after={after} />
      </Suspense>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <button
          type="button"
          onClick={() => void copy()}
          className={buttonStyles({ variant: "secondary", size: "sm" })}
        >
          Copy
        </button>
        <button
          type="button"
          onClick={onUndo}
          className={buttonStyles({ variant: "ghost", size: "sm" })}
        >
          Undo
        </button>
        <span role="status" className="text-xs text-ink-muted">
          {notice}
        </span>
      </div>
    </section>
  );
};
