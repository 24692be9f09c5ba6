import { platformNames, styleNames } from "@whetstone/enhance-flow";
import { madeExample } from "../examples/made-examples.ts";
import { FigureCard } from "./card.tsx";

const { example, after, language, scoreBefore, scoreAfter } = madeExample("landlord-email");

const lengthOf = (text: string): number => [...text].length;

/** The whole row of one enhancement in the database, by its columns. */
const row: readonly (readonly [string, string])[] = [
  ["time", "2026-03-02 14:31 UTC"],
  ["platform", platformNames[example.platform]],
  ["style", styleNames[example.style]],
  ["level", example.level],
  ["language", language],
  ["length", `${lengthOf(example.before)} → ${lengthOf(after)}`],
  ["score", `${scoreBefore} → ${scoreAfter}`],
  ["engine", "built-in"],
];

/** All that is kept of one enhancement; the texts aren't among it. */
export const StoredFigure = () => (
  <FigureCard className="p-0! font-mono text-[0.8125rem]">
    <p className="border-b border-line px-6 py-4 text-ink-muted">one enhancement, as it is kept</p>
    <div className="grid gap-x-6 px-6 py-3 sm:grid-cols-2">
      {row.map(([column, value]) => (
        <p key={column} className="flex justify-between gap-4 border-b border-line py-2.5">
          <span className="text-ink-muted">{column}</span>
          <span className="text-ink">{value}</span>
        </p>
      ))}
    </div>
    <p className="flex justify-between gap-4 px-6 pt-1 pb-5">
      <span className="text-ink-muted line-through">your words</span>
      <span className="text-spark-ink">no column for them</span>
    </p>
  </FigureCard>
);
