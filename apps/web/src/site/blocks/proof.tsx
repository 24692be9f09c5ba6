import { FigureView } from "../figures/figure-view.tsx";
import type { BlockOf } from "./block-of.ts";
import { ShortText } from "./rich-text.tsx";
import { Section, SectionHeading } from "./section.tsx";

/** What anybody can check, with the figure it comes down to. */
export const Proof = ({ heading, lead, items, figure }: BlockOf<"proof">) => (
  <Section label={heading} tone="surface">
    <SectionHeading heading={heading} lead={lead} />
    <div className="mt-12 grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
      <ul className="grid gap-8">
        {items.map(({ figure: number, title, text }) => (
          <li key={title} className="grid gap-x-6 sm:grid-cols-[6.5rem_1fr]">
            <p className="text-4xl font-semibold tracking-[-0.03em] text-spark-ink">{number}</p>
            <div>
              <h3 className="text-lg font-semibold">{title}</h3>
              <ShortText className="mt-1 text-pretty text-ink-soft">{text}</ShortText>
            </div>
          </li>
        ))}
      </ul>
      <FigureView figure={figure} />
    </div>
  </Section>
);
