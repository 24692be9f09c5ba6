import type { Typed } from "@whetstone/enhance-flow";
import { QuestionForm, UnchangedView, WordDifference } from "@whetstone/enhance-flow/react";
import { ReasonList } from "@whetstone/ui";
import { BulletPartsList } from "./bullet/bullet-parts-list.tsx";
import { NextSteps } from "./next-steps.tsx";
import type { Outcome } from "./outcome.ts";
import { ResultActions } from "./result-actions.tsx";
import { ScoreDimensions, ScorePair } from "./score-change.tsx";

type Result = Extract<Outcome, { kind: "result" }>;

/** The fields of the questions. */
export interface TryItAnswers {
  readonly typed: Typed;
  readonly onFill: (need: string, text: string) => void;
  readonly onSharpen: (questions: Result["questions"]) => void;
}

const ResultView = ({
  result: { before, after, scoreBefore, scoreAfter, reasons, questions, language, says, found },
  answers: { typed, onFill, onSharpen },
  onUndo,
}: {
  readonly result: Result;
  readonly answers: TryItAnswers;
  readonly onUndo: () => void;
}) => (
  <section aria-label="Result" className="border-t border-line">
    <div className="grid gap-x-12 gap-y-8 p-5 sm:p-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-start gap-6">
        <div className="grid gap-3">
          <ScorePair before={scoreBefore} after={scoreAfter} />
          <p className="text-sm text-pretty text-ink-soft">{says}</p>
        </div>
        {questions.length > 0 && (
          <QuestionForm
            questions={questions}
            lang={language}
            typed={typed}
            onFill={onFill}
            onSharpen={() => onSharpen(questions)}
          />
        )}
        {found && <BulletPartsList found={found} />}
        <details className="group border-t border-line pt-4">
          <summary className="text-sm font-medium text-ink-soft hover:text-ink">
            {found ? "Why the prompt scores so" : "Why it scores so"}
          </summary>
          <div className="mt-4 grid gap-4">
            <ScoreDimensions before={scoreBefore} after={scoreAfter} />
            <ReasonList label="Reasons of the score" reasons={reasons} />
          </div>
        </details>
      </div>
      <div className="grid content-start gap-5">
        <div className="rounded-xl border border-line bg-canvas p-5">
          <WordDifference before={before} after={after} />
        </div>
        <ResultActions before={before} after={after} onUndo={onUndo} />
      </div>
    </div>
    <NextSteps />
  </section>
);

const NoResult = ({ outcome }: { readonly outcome: Exclude<Outcome, Result> }) => (
  <section aria-label="Result" className="border-t border-line p-5 sm:p-7">
    {outcome.kind === "unchanged" ? (
      <UnchangedView unchanged={outcome.unchanged} promptTag={outcome.language} saysCount={false} />
    ) : (
      <>
        <p className="font-semibold text-ink">{outcome.title}</p>
        <p className="mt-1 text-sm text-pretty text-ink-soft">{outcome.advice}</p>
      </>
    )}
  </section>
);

/** What came out: the result with both scores and their reasons, or why there is none. */
export const TryItOutcome = ({
  outcome,
  answers,
  onUndo,
}: {
  readonly outcome: Outcome;
  readonly answers: TryItAnswers;
  readonly onUndo: () => void;
}) =>
  outcome.kind === "result" ? (
    <ResultView result={outcome} answers={answers} onUndo={onUndo} />
  ) : (
    <NoResult outcome={outcome} />
  );
