import { Button } from "@whetstone/ui";
import { isOfModel } from "../../answers.ts";
import type { EnhanceFlow, Outcome } from "../../flow.ts";
import { useLanguage } from "../../language/use-language.tsx";
import { makerOf } from "../../maker.ts";

/**
 * Leads from a result to the questions of its draft. Where there are none, the model that wrote it
 * can be told to ask; once it found nothing to ask, that is said. Nothing where the rules wrote it.
 */
export const ChangeAnswers = ({
  flow,
  outcome,
}: {
  readonly flow: Pick<EnhanceFlow, "changeAnswers" | "askMe">;
  readonly outcome: Outcome;
}) => {
  const { say } = useLanguage();
  const { questions, answers, sent } = outcome;
  const isWithout = questions.length === 0;
  if (isWithout && makerOf(outcome) === "rules") return null;
  if (isWithout && sent?.asks)
    return <p className="text-ink-muted text-sm">{say("questions_none")}</p>;
  const isNew = questions.every(({ need }) => isOfModel(need));
  const offer = say(isNew ? "questions_ofModel" : "questions_anyway");
  const label = answers.length > 0 ? say("questions_change") : offer;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      onClick={() => void (isWithout ? flow.askMe() : flow.changeAnswers())}
    >
      {isWithout ? say("questions_askMe") : label}
    </Button>
  );
};
