import { Check, TriangleAlert } from "lucide-react";
import type { Enhancement } from "../flow.ts";
import { keptNames } from "./texts.ts";

/** What was verified of the result, as what was kept. Things the prompt has none of are left out. */
export const Kept = ({ checks }: { readonly checks: Enhancement["checks"] }) => (
  <section aria-label="Verified">
    <ul className="flex flex-wrap gap-1.5 text-xs">
      {checks
        .filter(({ count, passed }) => count > 0 || !passed)
        .map(({ name, passed, count }) => (
          <li
            key={name}
            className="flex items-center gap-1 rounded-full bg-sunken px-2 py-0.5 text-ink-soft"
          >
            {passed ? (
              <Check aria-label="kept" className="size-3 text-green-ink" />
            ) : (
              <TriangleAlert aria-label="changed" className="size-3 text-orange-ink" />
            )}
            {keptNames[name]}
            {count > 1 && <span className="tabular-nums text-ink-muted">{count}</span>}
          </li>
        ))}
    </ul>
  </section>
);
