import { classNames } from "@whetstone/ui";
import type { StatItem } from "../block.ts";
import { type Claim, claims } from "../claims.ts";
import { useSite } from "../render/site-context.tsx";
import type { BlockOf } from "./block-of.ts";
import { measure, SectionHeading } from "./section.tsx";

/** Whether a figure may be shown in this build (SITE-10). */
export const isShown = ({ claim }: StatItem, showsAllClaims: boolean): boolean => {
  if (claim === undefined) return true;
  const { substantiated }: Claim = claims[claim];
  return substantiated || showsAllClaims;
};

/** Figures. */
export const Stats = ({ heading, items }: BlockOf<"stats">) => {
  const { showsAllClaims } = useSite().settings;
  const shown = items.filter((item) => isShown(item, showsAllClaims));
  if (shown.length === 0) return null;
  return (
    <section aria-label={heading ?? "In numbers"} className="py-14 md:py-20">
      <div className={measure}>
        {heading && <SectionHeading heading={heading} className="mb-12" />}
        <dl
          className={classNames(
            "grid gap-x-8 gap-y-10 sm:grid-cols-2",
            shown.length === 3 && "lg:grid-cols-3",
            shown.length > 3 && "lg:grid-cols-4",
          )}
        >
          {shown.map(({ value, label, description }) => (
            <div key={label} className="flex flex-col border-l-2 border-spark pl-5">
              <dt className="order-2 mt-2 font-medium text-ink">{label}</dt>
              <dd className="order-1 text-5xl font-semibold">{value}</dd>
              <dd className="order-3 mt-0.5 text-sm text-pretty text-ink-muted">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
