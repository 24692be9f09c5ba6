import { IconButton } from "@whetstone/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { makerOf } from "../maker.ts";
import { nameOfStyle } from "../names.ts";

/** Goes back and forth between the results of one draft, and says where a style brought nothing else; nothing with one result. */
export const ResultsBar = ({
  flow,
  results,
  shown,
}: {
  readonly flow: EnhanceFlow;
  readonly results: readonly Outcome[];
  readonly shown: Outcome;
}) => {
  const language = useLanguage();
  const { say, tag } = language;
  const at = results.findIndex(({ id }) => id === shown.id);
  if (results.length < 2 || at === -1) return null;
  const isSameInStyle =
    makerOf(shown) === "rules" &&
    results.some(
      (one) =>
        one.id !== shown.id &&
        one.answer.enhancedPrompt === shown.answer.enhancedPrompt &&
        one.choices.style !== shown.choices.style,
    );
  const step = (label: string, to: Outcome | undefined, icon: React.ReactNode) => (
    <IconButton
      label={label}
      size="sm"
      disabled={to === undefined}
      onClick={() => to && flow.show(to.id)}
    >
      {icon}
    </IconButton>
  );
  return (
    <nav
      aria-label={say("results")}
      className="ms-auto flex flex-wrap items-center gap-1 text-ink-soft text-xs"
    >
      {step(say("results_earlier"), results[at - 1], <ChevronLeft aria-hidden="true" />)}
      <p className="tabular-nums">
        {say(
          "results_at",
          at + 1,
          results.length,
          nameOfStyle(shown.choices, language),
          say(`level_${shown.choices.level}`).toLocaleLowerCase(tag),
        )}
      </p>
      {step(say("results_later"), results[at + 1], <ChevronRight aria-hidden="true" />)}
      {isSameInStyle && <p className="w-full">{say("style_same")}</p>}
    </nav>
  );
};
