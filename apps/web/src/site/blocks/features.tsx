import { classNames } from "@whetstone/ui";
import { ChevronDown } from "lucide-react";
import type { BlockOf } from "./block-of.ts";
import { RichText, ShortText } from "./rich-text.tsx";
import { columns, Section, SectionHeading } from "./section.tsx";

const LearnMore = ({ text }: { readonly text: string }) => (
  <details className="group mt-12 max-w-3xl">
    <summary className="inline-flex h-10 list-none items-center gap-2 rounded-lg border border-line bg-raised px-4 text-sm font-medium text-ink shadow-card hover:bg-hover [&::-webkit-details-marker]:hidden">
      Learn more
      <ChevronDown
        aria-hidden="true"
        className="size-4 transition-transform group-open:rotate-180"
      />
    </summary>
    <RichText className="mt-6">{text}</RichText>
  </details>
);

/** What the product does, point by point. */
export const Features = ({ heading, lead, items, more }: BlockOf<"features">) => {
  const isLong = items.length > 3;
  return (
    <Section label={heading}>
      <div className={isLong ? columns : "grid gap-12"}>
        <div>
          <SectionHeading
            heading={heading}
            lead={lead}
            {...(isLong ? { className: "lg:sticky lg:top-28" } : {})}
          />
        </div>
        <ul
          className={classNames(
            "grid gap-x-10 gap-y-10",
            isLong ? "sm:grid-cols-2" : "md:grid-cols-3",
          )}
        >
          {items.map(({ title, text }) => (
            <li key={title} className="border-t border-line-strong/60 pt-5">
              <h3 className="text-lg font-semibold text-balance">{title}</h3>
              <ShortText className="mt-2 text-pretty text-ink-soft">{text}</ShortText>
            </li>
          ))}
        </ul>
      </div>
      {more && <LearnMore text={more} />}
    </Section>
  );
};
