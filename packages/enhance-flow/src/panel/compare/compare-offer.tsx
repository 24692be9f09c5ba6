import { Button } from "@whetstone/ui";
import { useId } from "react";
import type { EnhanceFlow } from "../../flow.ts";
import { useLanguage } from "../../language/use-language.tsx";
import { nameOfEngine } from "../../names.ts";
import { type Beside, termsOf } from "./beside.ts";

/**
 * Compares a result with another engine's in one tap, which says before whose, where the text goes
 * and what it costs (ENH-24); nothing where no other is set up.
 */
export const CompareOffer = ({
  flow,
  beside,
}: {
  readonly flow: Pick<EnhanceFlow, "compare">;
  readonly beside: Beside;
}) => {
  const language = useLanguage();
  const { say } = language;
  const id = useId();
  const [first] = beside.engines;
  if (first === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={id}
        onClick={() => void flow.compare(first)}
      >
        {say("compare")}
      </Button>
      <p id={id} className="min-w-0 text-ink-muted text-xs">
        {say("compare_with", nameOfEngine(first, language), termsOf(first, beside, language))}
      </p>
    </div>
  );
};
