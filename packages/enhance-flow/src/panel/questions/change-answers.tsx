import { Button } from "@whetstone/ui";
import { isOfModel } from "../../answers.ts";
import type { EnhanceFlow, Outcome } from "../../flow.ts";
import { useLanguage } from "../../language/use-language.tsx";

/** Leads from a result to the questions of its draft; nothing where there are none. */
export const ChangeAnswers = ({
  flow,
  outcome: { questions, answers },
}: {
  readonly flow: Pick<EnhanceFlow, "changeAnswers">;
  readonly outcome: Pick<Outcome, "questions" | "answers">;
}) => {
  const { say } = useLanguage();
  if (questions.length === 0) return null;
  const isNew = questions.every(({ need }) => isOfModel(need));
  const offer = say(isNew ? "questions_ofModel" : "questions_anyway");
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      onClick={() => void flow.changeAnswers()}
    >
      {answers.length > 0 ? say("questions_change") : offer}
    </Button>
  );
};
