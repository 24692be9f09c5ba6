import { classNames } from "@whetstone/ui";
import { FigureView } from "../figures/figure-view.tsx";
import type { BlockOf } from "./block-of.ts";
import { ShortText } from "./rich-text.tsx";
import { Section, SectionHeading } from "./section.tsx";

/** How to do something, in order. */
export const Steps = ({ heading, lead, steps }: BlockOf<"steps">) => {
  const inRow = steps.length <= 4;
  return (
    <Section label={heading} tone="surface">
      <SectionHeading heading={heading} lead={lead} />
      <ol
        className={classNames(
          "mt-12 grid gap-x-10 gap-y-10",
          inRow ? "md:auto-cols-fr md:grid-flow-col" : "md:grid-cols-2",
        )}
      >
        {steps.map(({ title, text, figure }, index) => (
          <li key={title} className="relative max-md:pl-14">
            <div
              aria-hidden="true"
              className="flex items-center gap-4 max-md:absolute max-md:left-0"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-full border border-line-strong font-mono text-sm text-ink tabular-nums">
                {index + 1}
              </span>
              {inRow && <span className="h-px flex-1 bg-line max-md:hidden" />}
            </div>
            <h3 className="text-xl font-semibold text-balance max-md:pt-1 md:mt-6">{title}</h3>
            <ShortText className="mt-2 text-pretty text-ink-soft">{text}</ShortText>
            {figure && (
              <div className="mt-8 max-md:-ml-14">
                <FigureView figure={figure} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
};
