import { platformNames } from "@whetstone/enhance-flow";
import { WordDifference } from "@whetstone/enhance-flow/react";
import { ScoreDial } from "@whetstone/ui";
import { ArrowDown } from "lucide-react";
import { type MadeExample, madeExample } from "../examples/made-examples.ts";
import type { PageDocument } from "../page-document.ts";
import { useSite } from "../render/site-context.tsx";

const firstExampleOf = ({ blocks }: PageDocument): MadeExample | null => {
  for (const block of blocks)
    if (block.kind === "examples" && block.examples[0]) return madeExample(block.examples[0]);
  return null;
};

/** The page's first example, as a line that becomes a prompt. */
export const HeroFigure = () => {
  const { page } = useSite();
  const made = firstExampleOf(page);
  if (!made) return null;
  const { example, after, scoreBefore, scoreAfter } = made;
  return (
    <figure aria-label="A prompt before and after" className="relative mx-auto w-full max-w-xl">
      <div className="relative z-10 mr-6 flex items-center gap-4 rounded-2xl border border-line bg-surface px-5 py-4 shadow-card sm:mr-16">
        <p className="min-w-0 flex-1 font-mono text-sm break-words text-ink-muted">
          {example.before}
        </p>
        <ScoreDial label="Score before" score={scoreBefore} size="sm" />
      </div>
      <div aria-hidden="true" className="ml-10 flex h-12 items-center text-spark">
        <ArrowDown className="size-5" />
      </div>
      <div className="rounded-2xl border border-line bg-raised shadow-popup">
        <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
          <p className="text-sm text-ink-muted">
            Sharpened for{" "}
            <span className="font-medium text-ink">{platformNames[example.platform]}</span>
          </p>
          <ScoreDial label="Score after" score={scoreAfter} size="sm" />
        </div>
        <div className="max-h-88 overflow-hidden px-5 py-5">
          <WordDifference before={example.before} after={after} />
        </div>
      </div>
    </figure>
  );
};
