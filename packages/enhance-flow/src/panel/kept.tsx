import { Check, TriangleAlert } from "lucide-react";
import type { Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

/** What was verified of the result, as what was kept. Things the prompt has none of are left out. */
export const Kept = ({ outcome }: { readonly outcome: Outcome }) => {
  const { answer, text } = outcome;
  const { say } = useLanguage();
  const isChanged = text !== answer.enhancedPrompt;
  return (
    <section aria-label={say("verified")} className="flex flex-col gap-1.5">
      <p className="text-ink-muted text-xs">
        {say(isChanged ? "verified_before" : "verified_now")}
      </p>
      <ul className="flex flex-wrap gap-1.5 text-xs">
        {answer.checks
          .filter(({ count, passed }) => count > 0 || !passed)
          .map(({ name, passed, count }) => (
            <li
              key={name}
              className="flex items-center gap-1 rounded-full bg-sunken px-2 py-0.5 text-ink-soft"
            >
              {passed ? (
                <Check aria-label={say("verified_kept")} className="size-3 text-green-ink" />
              ) : (
                <TriangleAlert
                  aria-label={say("verified_changed")}
                  className="size-3 text-orange-ink"
                />
              )}
              {say(`kept_${name}`)}
              {count > 1 && <span className="text-ink-muted tabular-nums">{count}</span>}
            </li>
          ))}
      </ul>
    </section>
  );
};
