import type { PromptScore, ScoreDimension } from "@whetstone/enhancer";
import { ScoreDial } from "@whetstone/ui";
import { ArrowRight } from "lucide-react";

const dimensionNames: Readonly<Record<ScoreDimension, string>> = {
  request: "The request",
  facts: "What the answer turns on",
};

interface Scores {
  readonly before: PromptScore;
  readonly after: PromptScore;
}

const Dial = ({ name, score }: { readonly name: string; readonly score: PromptScore }) => (
  <span className="flex items-center gap-2.5 text-sm text-ink-soft">
    <span aria-hidden="true">{name}</span>
    <ScoreDial label={`Score ${name.toLowerCase()}`} score={score.total} size="sm" />
  </span>
);

/** Both scores, named. */
export const ScorePair = ({ before, after }: Scores) => (
  <div className="flex items-center gap-3">
    <Dial name="Before" score={before} />
    <ArrowRight aria-hidden="true" className="size-4 text-ink-muted" />
    <Dial name="After" score={after} />
  </div>
);

/** The points of each dimension before and after: they add up to the score. */
export const ScoreDimensions = ({ before, after }: Scores) => (
  <ul aria-label="Dimensions of the score" className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
    {after.dimensions.map(({ dimension, score, most }) => {
      const earlier = before.dimensions.find((each) => each.dimension === dimension);
      return (
        <li
          key={dimension}
          className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5 text-sm"
        >
          <span className="font-medium text-ink">{dimensionNames[dimension]}</span>
          <span className="font-mono text-xs text-ink-muted tabular-nums">
            <span className="sr-only">before </span>
            {earlier?.score ?? 0}
            <span aria-hidden="true"> → </span>
            <span className="sr-only">, after </span>
            {`${score} of ${most}`}
          </span>
        </li>
      );
    })}
  </ul>
);
