import { classNames } from "@whetstone/ui";
import { ChevronDown } from "lucide-react";
import type { FeatureItem } from "../block.ts";
import { FeatureMark } from "../figures/feature-mark.tsx";
import { Vignette } from "../figures/vignettes.tsx";
import type { BlockOf } from "./block-of.ts";
import { RichText, ShortText } from "./rich-text.tsx";
import { Section, SectionHeading } from "./section.tsx";

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

const Feature = ({ title, text, vignette, mark }: FeatureItem) => (
  <li
    className={classNames(
      !vignette && !mark && "border-t border-line-strong/60 pt-5",
      mark && "max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4",
    )}
  >
    {vignette && <Vignette name={vignette} />}
    {mark && <FeatureMark name={mark} />}
    <h3 className="text-lg font-semibold text-balance">{title}</h3>
    <ShortText className="mt-1 text-pretty text-ink-soft sm:mt-2">{text}</ShortText>
  </li>
);

/** What the product does, point by point. */
export const Features = ({ heading, lead, items, more }: BlockOf<"features">) => (
  <Section label={heading}>
    <SectionHeading heading={heading} lead={lead} />
    <ul
      className={classNames(
        "mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2",
        items.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3",
      )}
    >
      {items.map((item) => (
        <Feature key={item.title} {...item} />
      ))}
    </ul>
    {more && <LearnMore text={more} />}
  </Section>
);
