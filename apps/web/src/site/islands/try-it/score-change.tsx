import { describeReason, type PromptScore, type ScoreDimension } from "@whetstone/enhancer";
import { ScoreDial, ScoreNumber } from "@whetstone/ui";
import { ArrowRight, Check, Minus } from "lucide-react";

const dimensionNames: Readonly<Record<ScoreDimension, string>> = {
  clarity: "Clarity",
  specificity: "Specificity",
  context: "Context",
  structure: "Structure",
  outcome: "Outcome",
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

/** How many reasons stand below a dimension. */
const reasonsShown = 2;

/** Each dimension before and after, with the reasons of where it stands now. */
export const ScoreDimensions = ({ before, after }: Scores) => (
  <ul aria-label="Dimensions of the score" className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
    {after.dimensions.map(({ dimension, score, reasons }) => {
      const earlier = before.dimensions.find((each) => each.dimension === dimension);
      return (
        <li key={dimension} className="text-sm">
          <p className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
            <span className="font-medium text-ink">{dimensionNames[dimension]}</span>
            <span className="font-mono text-xs text-ink-muted">
              <span className="sr-only">before </span>
              <ScoreNumber score={earlier?.score ?? 0} />
              <span aria-hidden="true"> → </span>
              <span className="sr-only">, after </span>
              <ScoreNumber score={score} />
            </span>
          </p>
          <ul className="mt-2 grid gap-1">
            {reasons.slice(0, reasonsShown).map(({ code, kind }) => (
              <li key={code} className="flex gap-2 text-[0.8125rem] text-ink-soft">
                {kind === "gain" ? (
                  <Check aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-green-ink" />
                ) : (
                  <Minus aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-ink-muted" />
                )}
                {describeReason(code)}
              </li>
            ))}
          </ul>
        </li>
      );
    })}
  </ul>
);
