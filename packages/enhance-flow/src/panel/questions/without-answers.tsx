import { Button, ScrollBox } from "@whetstone/ui";
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
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-muted text-xs">{say("questions_without")}</p>
        <Button variant="ghost" size="sm" onClick={onInsert}>
          {say("questions_insert")}
        </Button>
      </div>
      <ScrollBox label={say("textToInsert")} className="max-h-28">
        <WordDifference before={before} after={after} />
      </ScrollBox>
    </section>
  );
};
