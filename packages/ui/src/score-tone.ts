/** The colours a quality score can have. */
export type ScoreTone = "green" | "blue" | "yellow" | "orange" | "gray";

const thresholds = [
  [85, "green"],
  [70, "blue"],
  [50, "yellow"],
  [30, "orange"],
] as const satisfies readonly (readonly [number, ScoreTone])[];

/** The colour of a score from 0 to 100 (APP-7). */
export const scoreTone = (score: number): ScoreTone =>
  thresholds.find(([from]) => score >= from)?.[1] ?? "gray";

/** Text in the colour of a score; AA on every surface. */
export const scoreTextStyles: Readonly<Record<ScoreTone, string>> = {
  green: "text-green-ink",
  blue: "text-blue-ink",
  yellow: "text-yellow-ink",
  orange: "text-orange-ink",
  gray: "text-ink-muted",
};

/** A bar or dot in the colour of a score. */
export const scoreFillStyles: Readonly<Record<ScoreTone, string>> = {
  green: "bg-green",
  blue: "bg-blue",
  yellow: "bg-yellow",
  orange: "bg-orange",
  gray: "bg-gray",
};

/** A line in the colour of a score. */
export const scoreStrokeStyles: Readonly<Record<ScoreTone, string>> = {
  green: "stroke-green",
  blue: "stroke-blue",
  yellow: "stroke-yellow",
  orange: "stroke-orange",
  gray: "stroke-gray",
};
