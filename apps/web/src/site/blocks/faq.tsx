import type { FaqItem } from "../block.ts";
import type { BlockOf } from "./block-of.ts";
import { ShortText } from "./rich-text.tsx";
import { Section, SectionHeading } from "./section.tsx";

const categoryNames: Readonly<Record<NonNullable<FaqItem["category"]>, string>> = {
  recommendation: "Recommendations",
  platform: "Platforms",
  pricing: "Pricing",
  comparison: "Comparisons",
};

type Category = keyof typeof categoryNames;

const groupsOf = (items: readonly FaqItem[]): (readonly [Category, readonly FaqItem[]])[] => {
  const categories = new Set(items.flatMap(({ category }) => category ?? []));
  return [...categories].map((category) => [
    category,
    items.filter((item) => item.category === category),
  ]);
};

const Answers = ({
  items,
  level: Heading,
}: {
  readonly items: readonly FaqItem[];
  readonly level: "h3" | "h4";
}) => (
  <div className="gap-x-16 lg:columns-2">
    {items.map(({ question, answer }) => (
      <div key={question} className="break-inside-avoid border-t border-line py-6">
        <Heading className="text-lg font-semibold text-balance">{question}</Heading>
        <ShortText className="mt-2 text-pretty text-ink-soft">{answer}</ShortText>
      </div>
    ))}
  </div>
);

/** Questions with their answers, all open to read. */
export const Faq = ({ heading, items, grouped }: BlockOf<"faq">) => (
  <Section label={heading}>
    <SectionHeading heading={heading} className="mb-10" />
    {grouped ? (
      <div className="grid gap-14">
        {groupsOf(items).map(([category, questions]) => (
          <section key={category} aria-label={categoryNames[category]}>
            <h3 className="mb-4 font-mono text-sm text-spark-ink">{categoryNames[category]}</h3>
            <Answers items={questions} level="h4" />
          </section>
        ))}
      </div>
    ) : (
      <Answers items={items} level="h3" />
    )}
  </Section>
);
