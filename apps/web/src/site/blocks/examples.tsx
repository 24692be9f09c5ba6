import { platformNames, styleNames } from "@whetstone/enhance-flow";
import { WordDifference } from "@whetstone/enhance-flow/react";
import { classNames, ScoreDial } from "@whetstone/ui";
import type { ReactNode } from "react";
import { madeExample } from "../examples/made-examples.ts";
import type { BlockOf } from "./block-of.ts";
import { Section, SectionHeading } from "./section.tsx";

const Pane = ({
  name,
  score,
  className,
  children,
}: {
  readonly name: string;
  readonly score: number;
  readonly className: string;
  readonly children: ReactNode;
}) => (
  <div className={classNames("px-5 py-5 sm:px-7", className)}>
    <div className="mb-3 flex items-center justify-between">
      <p className="font-mono text-xs text-ink-muted">{name}</p>
      <ScoreDial label={`Score ${name.toLowerCase()}`} score={score} size="sm" />
    </div>
    {children}
  </div>
);

const ExampleSheet = ({ id }: { readonly id: string }) => {
  const { example, after, scoreBefore, scoreAfter } = madeExample(id);
  return (
    <article className="flex flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      <header className="px-5 py-5 sm:px-7">
        <p className="font-mono text-xs text-spark-ink">
          {platformNames[example.platform]} · {styleNames[example.style]}
        </p>
        <h3 className="mt-1.5 text-lg font-semibold">{example.title}</h3>
        <p className="mt-0.5 text-sm text-pretty text-ink-muted">{example.description}</p>
      </header>
      <Pane name="Before" score={scoreBefore} className="border-y border-line bg-canvas">
        <p className="font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap text-ink-soft">
          {example.before}
        </p>
      </Pane>
      <Pane name="After" score={scoreAfter} className="flex-1">
        <WordDifference before={example.before} after={after} />
      </Pane>
      <p className="border-t border-line px-5 py-4 text-[0.9375rem] text-pretty text-ink-soft sm:px-7">
        {example.impact}
      </p>
    </article>
  );
};

/** Real results of the built-in engine, with what it added marked. */
export const Examples = ({ heading, lead, examples }: BlockOf<"examples">) => (
  <Section label={heading}>
    <SectionHeading heading={heading} lead={lead} />
    <div
      className={classNames(
        "mt-10 grid gap-6 md:grid-cols-2",
        examples.length % 3 === 0 && "xl:grid-cols-3",
      )}
    >
      {examples.map((id) => (
        <ExampleSheet key={id} id={id} />
      ))}
    </div>
  </Section>
);
