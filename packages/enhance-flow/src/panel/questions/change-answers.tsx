import { Button } from "@whetstone/ui";
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
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      onClick={() => void flow.changeAnswers()}
    >
      {say(answers.length > 0 ? "questions_change" : "questions_anyway")}
    </Button>
  );
};
