import { promptTemplates } from "../templates/prompt-templates.ts";
import { templateGap } from "../templates/template.ts";
import { FigureCard } from "./card.tsx";
import type { Figure } from "./figure.ts";
import { MarkedGaps } from "./marked-gaps.tsx";

/** A template on top of others, with its places to fill in. */
export const TemplateFigure = ({ id }: Extract<Figure, { kind: "template" }>) => {
  const template = promptTemplates.find((candidate) => candidate.id === id);
  if (!template) throw new Error(`There is no template "${id}"`);
  return (
    <div className="relative pt-8">
      <FigureCard className="absolute inset-x-10 top-0 h-24 opacity-60" />
      <FigureCard className="absolute inset-x-5 top-4 h-24 opacity-80" />
      <FigureCard className="relative max-h-96 overflow-hidden">
        <p className="font-mono text-xs text-spark-ink">{template.category}</p>
        <p className="mt-1 text-lg font-semibold">{template.title}</p>
        <p className="mt-4 font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap text-ink-soft">
          <MarkedGaps gap={templateGap}>{template.prompt}</MarkedGaps>
        </p>
        <span className="absolute inset-x-0 bottom-0 h-24 bg-linear-to-t from-surface to-transparent" />
      </FigureCard>
    </div>
  );
};
