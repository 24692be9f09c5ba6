import { findChips, type Chip as Question } from "@whetstone/enhancer";
import { Button, Chip, TextField } from "@whetstone/ui";
import { Plus } from "lucide-react";
import { type FormEvent, useMemo, useState } from "react";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

const capitalised = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1);

const Answer = ({
  question,
  flow,
  outcome,
  onDone,
}: {
  readonly question: Question;
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
  readonly onDone: () => void;
}) => {
  const { say } = useLanguage();
  const [words, setWords] = useState("");
  const label = capitalised(question.label);
  const isBlank = words.trim() === "";
  const fillIn = () => {
    flow.edit(outcome.text.replaceAll(question.placeholder, words.trim()));
    onDone();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) void flow.addToDraft(`${label}: ${words.trim()}`);
  };
  return (
    <form onSubmit={add} className="flex flex-col gap-2">
      <TextField
        label={label}
        value={words}
        autoFocus
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isBlank}>
          {say("questions_add")}
        </Button>
        <Button variant="secondary" size="sm" disabled={isBlank} onClick={fillIn}>
          {say("questions_fill")}
        </Button>
      </div>
    </form>
  );
};

/** What only the person can say: at most two questions, each a chip that takes the answer. */
export const Questions = ({
  flow,
  outcome,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
}) => {
  const { say } = useLanguage();
  const { original, text, answer } = outcome;
  const questions = useMemo(
    () => findChips(original, text, answer.language),
    [original, text, answer.language],
  );
  const [asked, setAsked] = useState<string | null>(null);
  const question = questions.find(({ placeholder }) => placeholder === asked);
  if (questions.length === 0) return null;
  return (
    <section aria-label={say("questions")} className="flex flex-col gap-2">
      <p className="text-ink-soft text-sm">{say("questions_lead")}</p>
      <div className="flex flex-wrap gap-1.5">
        {questions.map(({ placeholder, label }) => (
          <Chip
            key={placeholder}
            aria-expanded={placeholder === asked}
            onClick={() => setAsked(placeholder === asked ? null : placeholder)}
          >
            <Plus aria-hidden="true" />
            {capitalised(label)}
          </Chip>
        ))}
      </div>
      {question && (
        <Answer
          key={question.placeholder}
          question={question}
          flow={flow}
          outcome={outcome}
          onDone={() => setAsked(null)}
        />
      )}
    </section>
  );
};
