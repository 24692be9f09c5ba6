import type { Typed } from "@whetstone/enhance-flow";
import { QuestionForm, UnchangedView, WordDifference } from "@whetstone/enhance-flow/react";
import { buttonStyles, ReasonList } from "@whetstone/ui";
import { useState } from "react";
import { BulletPartsList } from "./bullet/bullet-parts-list.tsx";
import type { Outcome } from "./outcome.ts";
import { ScoreDimensions, ScorePair } from "./score-change.tsx";

type Result = Extract<Outcome, { kind: "result" }>;

/** The fields of the questions. */
export interface TryItAnswers {
  readonly typed: Typed;
  readonly onFill: (need: string, text: string) => void;
  readonly onSharpen: (questions: Result["questions"]) => void;
}

const ResultActions = ({
  text,
  onUndo,
}: {
  readonly text: string;
  readonly onUndo: () => void;
}) => {
  const [notice, setNotice] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice("Copied"),
      () => setNotice("Copying failed"),
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
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
  );
};

const ResultView = ({
  result: { before, after, scoreBefore, scoreAfter, reasons, questions, language, says, found },
  answers: { typed, onFill, onSharpen },
  onUndo,
}: {
  readonly result: Result;
  readonly answers: TryItAnswers;
  readonly onUndo: () => void;
}) => (
  <section aria-label="Result" className="grid gap-6 border-t border-line p-5 sm:p-7">
    {questions.length > 0 && (
      <QuestionForm
        questions={questions}
        lang={language}
        typed={typed}
        onFill={onFill}
        onSharpen={() => onSharpen(questions)}
      />
    )}
    <div className="grid gap-3">
      <ScorePair before={scoreBefore} after={scoreAfter} />
      <p className="text-sm text-pretty text-ink-soft">{says}</p>
    </div>
    {found && <BulletPartsList found={found} />}
    <WordDifference before={before} after={after} />
    <ResultActions text={after} onUndo={onUndo} />
    <div className="grid gap-4 border-t border-line pt-5">
      <p className="font-mono text-xs text-ink-muted">
        {found ? "Why the prompt scores so" : "Why it scores so"}
      </p>
      <ScoreDimensions before={scoreBefore} after={scoreAfter} />
      <ReasonList label="Reasons of the score" reasons={reasons} />
    </div>
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
