import { Button } from "@whetstone/ui";
import { answersIn } from "../../answers.ts";
import type { AskingStep } from "../../asking.ts";
import type { EnhanceFlow, FlowState } from "../../flow.ts";
import { useLanguage } from "../../language/use-language.tsx";
import { QuestionForm } from "./question-form.tsx";
import { WithoutAnswers } from "./without-answers.tsx";

/** What only the person knows, asked before anything is sent, and the rewrite without it. */
export const AskingView = ({
  flow,
  step,
  hasResult,
  startAt,
}: {
  readonly flow: EnhanceFlow;
  readonly step: AskingStep;
  /** There is a result to go back to. */
  readonly hasResult: boolean;
  /** The question that was pressed; `null`: none. */
  readonly startAt: FlowState["startAt"];
}) => {
  const { say } = useLanguage();
  const { original, device, questions, typed, keeping, facts } = step;
  const leave = hasResult ? flow.dismiss : () => void flow.skip();
  return (
    <div className="flex flex-col gap-3">
      <QuestionForm
        questions={questions}
        lang={device?.language ?? "und"}
        typed={typed}
        onFill={flow.fill}
        onSharpen={() => void flow.answer(answersIn(typed, questions))}
        onLeave={leave}
        leave={
          <>
            <Button variant="secondary" size="sm" onClick={leave}>
              {say(hasResult ? "backToResult" : "questions_skip")}
            </Button>
            {!hasResult && <p className="text-ink-muted text-xs">{say("questions_unsent")}</p>}
          </>
        }
        takesFocus
        startAt={startAt}
        {...(flow.hasAboutMe ? { aboutMe: { facts, keeping, onKeep: flow.keepAnswer } } : {})}
      />
      {device && device.enhancedPrompt !== original && (
        <WithoutAnswers
          before={original}
          after={device.enhancedPrompt}
          onInsert={() => void flow.insertNow()}
        />
      )}
    </div>
  );
};
