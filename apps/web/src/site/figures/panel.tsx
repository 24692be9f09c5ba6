import { english, styleNames } from "@whetstone/enhance-flow";
import { QuestionForm, WordDifference } from "@whetstone/enhance-flow/react";
import { buttonStyles, classNames, Logo } from "@whetstone/ui";
import type { ReactNode } from "react";
import type { MadeExample } from "../examples/made-examples.ts";
import { ScoreRise } from "./score-rise.tsx";

const Panel = ({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) => (
  <div
    className={classNames(
      "rounded-2xl border border-line bg-raised p-4 shadow-popup [--panel-back:var(--color-raised)]",
      className,
    )}
  >
    {children}
  </div>
);

const ignore = () => undefined;

/** What is asked about the example, with its answers. */
export const AskingPanel = ({ made: { example, questions, language } }: { made: MadeExample }) => (
  <Panel className="scene-asking">
    <QuestionForm
      questions={questions}
      lang={language}
      typed={Object.fromEntries(example.answers.map(({ need, text }) => [need, text]))}
      onFill={ignore}
      onSharpen={ignore}
    />
  </Panel>
);

/** The result of the example, with what was added marked. */
export const ResultPanel = ({ made }: { made: MadeExample }) => {
  const { example, after, scoreBefore, scoreAfter } = made;
  return (
    <Panel className="scene-result grid gap-3">
      <div className="flex items-center gap-3">
        <ScoreRise before={scoreBefore} after={scoreAfter} />
        <div className="min-w-0 text-sm">
          <p className="font-medium text-ink">
            {english.sayCount("score_gained", scoreAfter - scoreBefore)}
          </p>
          <p className="text-ink-muted">{styleNames[example.style]}</p>
        </div>
        <Logo className="ml-auto" />
      </div>
      <WordDifference before={example.before} after={after} />
      <div className="flex gap-2">
        <span className={buttonStyles({ size: "sm" })}>{english.say("insert")}</span>
        <span className={buttonStyles({ size: "sm", variant: "secondary" })}>
          {english.say("copy")}
        </span>
      </div>
    </Panel>
  );
};
