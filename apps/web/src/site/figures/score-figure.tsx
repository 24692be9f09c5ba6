import { Check, Minus } from "lucide-react";
import { madeExample } from "../examples/made-examples.ts";
import { FigureCard, FigurePrompt } from "./card.tsx";
import type { Figure } from "./figure.ts";
import { ScoreRise } from "./score-rise.tsx";

/** The score before and after, and the questions between them, answered or still open. */
export const ScoreFigure = ({ example: id }: Extract<Figure, { kind: "score" }>) => {
  const { example, questions, scoreBefore, scoreAfter } = madeExample(id);
  const answerTo = (need: string) => example.answers.find((answer) => answer.need === need)?.text;
  return (
    <FigureCard>
      <FigurePrompt>{example.before}</FigurePrompt>
      <div className="mt-6 flex items-center gap-5 border-y border-line py-6">
        <ScoreRise before={scoreBefore} after={scoreBefore} size="size-20 text-2xl" />
        <span className="h-px flex-1 bg-linear-to-r from-line to-spark" />
        <ScoreRise before={scoreAfter} after={scoreAfter} size="size-28 text-4xl" />
      </div>
      <ul className="mt-6 grid gap-4 text-[0.9375rem]">
        {questions.map(({ need, question }) => {
          const answer = answerTo(need);
          const Icon = answer ? Check : Minus;
          return (
            <li key={need} className="flex gap-3">
              <Icon
                className={`mt-1 size-4 shrink-0 ${answer ? "text-green-ink" : "text-ink-muted"}`}
              />
              <span>
                <span className="block text-ink-muted">{question}</span>
                <span className="block font-medium text-ink">{answer ?? "still open"}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </FigureCard>
  );
};
