import { platformNames, styleNames } from "@whetstone/enhance-flow";
import { WordDifference } from "@whetstone/enhance-flow/react";
import { ScoreNumber } from "@whetstone/ui";
import { ArrowRight } from "lucide-react";
import { madeExample } from "../examples/made-examples.ts";
import type { BlockOf } from "./block-of.ts";
import { Section, SectionHeading } from "./section.tsx";

const paneLabel = "font-mono text-xs text-ink-muted";

const ExampleSheet = ({ id }: { readonly id: string }) => {
  const { example, after, scoreBefore, scoreAfter } = madeExample(id);
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-4 sm:px-7">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">{example.title}</h3>
          <p className="text-sm text-ink-muted">{example.description}</p>
        </div>
        <p className="flex items-center gap-2 font-mono text-xs text-ink-muted">
          {platformNames[example.platform]} · {styleNames[example.style]} ·
          <ScoreNumber score={scoreBefore} />
          <ArrowRight aria-label="becomes" className="size-3.5" />
          <ScoreNumber score={scoreAfter} />
        </p>
      </header>
      <div className="grid lg:grid-cols-[2fr_3fr]">
        <div className="border-line bg-canvas p-5 max-lg:border-b sm:p-7 lg:border-r">
          <p className={paneLabel}>Before</p>
          <p className="mt-3 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap text-ink-soft">
            {example.before}
          </p>
        </div>
        <div className="min-w-0 p-5 sm:p-7">
          <p className={paneLabel}>After</p>
          <div className="mt-3">
            <WordDifference before={example.before} after={after} />
          </div>
        </div>
      </div>
      <p className="border-t border-line px-5 py-4 text-[0.9375rem] text-ink-soft sm:px-7">
        {example.impact}
      </p>
    </article>
  );
};

/** Real results of the built-in engine, with what it added marked. */
export const Examples = ({ heading, lead, examples }: BlockOf<"examples">) => (
  <Section label={heading}>
    <SectionHeading heading={heading} lead={lead} />
    <div className="mt-10 grid gap-6">
      {examples.map((id) => (
        <ExampleSheet key={id} id={id} />
      ))}
    </div>
  </Section>
);
