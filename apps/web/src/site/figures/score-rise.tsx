import { scoreTextStyles, scoreTone } from "@whetstone/ui";
import type { CSSProperties } from "react";

const radius = 20;
const circumference = 2 * Math.PI * radius;
const restOf = (score: number): number => circumference * (1 - score / 100);

/** Custom properties of an element, for the style sheet to animate with. */
const asStyle = (values: Readonly<Record<`--${string}`, number>>): CSSProperties => values;

/** A score that rises from one number to another, where its picture plays. */
export const ScoreRise = ({
  before,
  after,
  size = "size-14 text-lg",
}: {
  readonly before: number;
  readonly after: number;
  readonly size?: string;
}) => (
  <span className={`relative inline-grid shrink-0 place-items-center ${size}`}>
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className="absolute inset-0 -rotate-90">
      <circle cx="24" cy="24" r={radius} strokeWidth="4" className="stroke-sunken" />
      <circle
        cx="24"
        cy="24"
        r={radius}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={circumference}
        strokeDashoffset={restOf(after)}
        stroke="currentColor"
        style={asStyle({ "--rest-before": restOf(before) })}
        className={`scene-arc ${scoreTextStyles[scoreTone(after)]}`}
      />
    </svg>
    <span className="grid place-items-center font-semibold tracking-tight text-ink tabular-nums *:[grid-area:1/1]">
      <span className="scene-number-before opacity-0">{before}</span>
      <span className="scene-number-after">{after}</span>
    </span>
  </span>
);
