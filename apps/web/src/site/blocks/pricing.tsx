import { Badge, classNames } from "@whetstone/ui";
import { Check } from "lucide-react";
import type { Action } from "../block.ts";
import { FigureView } from "../figures/figure-view.tsx";
import { counted, type PlanCard, planCards } from "../plan-contents.ts";
import { ActionLink } from "./action-link.tsx";
import type { BlockOf } from "./block-of.ts";
import { Section, SectionHeading } from "./section.tsx";

const Plan = ({
  plan,
  action,
  first,
}: {
  readonly plan: PlanCard;
  readonly action: Action | undefined;
  readonly first: boolean;
}) => (
  <article
    className={classNames(
      "flex flex-col p-7 sm:p-9",
      first && "border-line max-md:border-b md:border-r",
      plan.badge && "bg-raised",
    )}
  >
    <div className="flex items-center gap-3">
      <h3 className="text-xl font-semibold">{plan.name}</h3>
      {plan.badge && <Badge tone="spark">{plan.badge}</Badge>}
    </div>
    <p className="mt-5 flex items-baseline gap-2">
      <span className="text-6xl font-semibold tracking-[-0.04em]">${plan.price}</span>
      <span className="text-ink-muted">per month</span>
    </p>
    <p className="mt-4 text-pretty text-ink-soft">{plan.summary}</p>
    <ul className="mt-7 mb-9 grid gap-2.5">
      {plan.contents.map((content) => (
        <li key={content} className="flex gap-3 text-ink-soft">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-spark-ink" />
          {content}
        </li>
      ))}
    </ul>
    <div className="mt-auto grid">
      <ActionLink
        action={{ ...(action ?? plan.action), emphasis: plan.action.emphasis ?? "primary" }}
      />
    </div>
  </article>
);

/** What is counted as a use, and what isn't. */
const Counted = () => (
  <aside
    aria-label="What counts"
    className="grid content-between gap-8 rounded-2xl border border-line bg-canvas p-7 sm:p-9 max-xl:md:grid-cols-2"
  >
    <ul className="grid content-start gap-4">
      {counted.map(({ title, text }) => (
        <li key={title}>
          <p className="font-medium text-ink">{title}</p>
          <p className="text-pretty text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
    <FigureView figure={{ kind: "allowance" }} />
  </aside>
);

/** The plans side by side, and what a month of the free one holds (SITE-22). */
export const Pricing = ({ heading, lead, cards, more }: BlockOf<"pricing">) => (
  <Section label={heading}>
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <SectionHeading heading={heading} lead={lead} />
      {more && <ActionLink action={more} size="md" />}
    </div>
    <div className="mt-10 grid items-stretch gap-6 xl:grid-cols-[2fr_1fr]">
      <div className="grid overflow-hidden rounded-2xl border border-line bg-surface shadow-card md:grid-cols-2">
        {planCards.map((plan, index) => (
          <Plan key={plan.name} plan={plan} action={cards?.[plan.id]} first={index === 0} />
        ))}
      </div>
      <Counted />
    </div>
  </Section>
);
