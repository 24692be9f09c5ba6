import { Button, TextBox } from "@whetstone/ui";
import { useLanguage } from "../../language/use-language.tsx";
import { WordDifference } from "../word-difference.tsx";

/** The rewrite this device made without answers, to take as it stands. */
export const WithoutAnswers = ({
  before,
  after,
  onInsert,
}: {
  readonly before: string;
  readonly after: string;
  readonly onInsert: () => void;
}) => {
  const { say } = useLanguage();
  return (
    <section aria-label={say("questions_without")} className="flex flex-col gap-1.5">
      <p className="text-ink-muted text-xs">{say("questions_without")}</p>
      <TextBox label={say("textToInsert")}>
        <WordDifference before={before} after={after} />
      </TextBox>
      <Button variant="secondary" size="sm" className="self-start" onClick={onInsert}>
        {say("questions_insert")}
      </Button>
    </section>
  );
};
