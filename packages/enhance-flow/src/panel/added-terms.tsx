import { Chip } from "@whetstone/ui";
import { Undo2, X } from "lucide-react";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

/** Indexes of the changes that bring a term in, those taken first. */
const changesWith = (term: string, { segments }: Outcome): readonly number[] =>
  segments.flatMap((segment) =>
    segment.kind === "change" && segment.added.includes(term) ? [segment.index] : [],
  );

/**
 * Words of the field that a model brought in: no fault, but the person's to decide. One press leaves
 * out the change that holds one, another takes it again. Nothing where there are none.
 */
export const AddedTerms = ({
  flow,
  outcome,
}: {
  readonly flow: Pick<EnhanceFlow, "toggleChange">;
  readonly outcome: Outcome;
}) => {
  const { say } = useLanguage();
  const terms = (outcome.answer.added ?? [])
    .map((term) => ({ term, changes: changesWith(term, outcome) }))
    .filter(({ changes }) => changes.length > 0);
  if (terms.length === 0) return null;
  const isOut = (index: number) => outcome.rejected.includes(index);
  return (
    <section aria-label={say("added")} className="flex flex-wrap items-center gap-1.5 text-xs">
      <span className="text-ink-muted">{say("added")}</span>
      {terms.map(({ term, changes }) => {
        const isDropped = changes.every(isOut);
        const toggle = () => {
          for (const index of changes) if (isOut(index) === isDropped) flow.toggleChange(index);
        };
        const label = say(isDropped ? "added_take" : "added_drop", term);
        return (
          <Chip key={term} aria-label={label} title={label} onClick={toggle}>
            <span className={isDropped ? "line-through" : undefined}>{term}</span>
            {isDropped ? <Undo2 aria-hidden="true" /> : <X aria-hidden="true" />}
          </Chip>
        );
      })}
    </section>
  );
};
