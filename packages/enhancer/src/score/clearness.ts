import { analyse } from "../analysis/analysis.ts";
import type { Reading } from "../reading/read-prompt.ts";
import type { Span } from "../types.ts";
import { featureNames, features, measureFeatures } from "./features.ts";
import { basePoints, featurePoints } from "./weights.ts";

const lowEnd = 25;
const highEnd = 80;

/** Points on the scale of 0 to 100: its ends are approached, never passed, and order is kept. */
function soften(points: number): number {
  if (points < lowEnd) return lowEnd * Math.exp((points - lowEnd) / lowEnd);
  if (points <= highEnd) return points;
  const rest = 100 - highEnd;
  return 100 - rest * Math.exp((highEnd - points) / rest);
}

/** What is left of the clearness of words that make no sentence. */
const noSentence = 0.5;

/** The prompt without the sentences that could stand behind any other. */
function ownText(reading: Reading, own: readonly Span[]): string {
  const { text, prose } = reading.analysis;
  if (own.length === reading.sentences.length || prose.length > 4_000) return text;
  return own.map(({ start, end }) => text.slice(start, end)).join("");
}

/**
 * How clear a request is in itself, 0 to 100, by the features that labelled prompts taught
 * (`weights.ts`), read from the sentences that belong to it. Layout and order count nothing.
 */
export function clearnessOf(reading: Reading, own: readonly Span[]): number {
  const { analysis, reader } = reading;
  const text = ownText(reading, own);
  const read =
    text === analysis.text
      ? analysis
      : analyse(
          text,
          reader === null ? [] : [reader.lexicon],
          analysis.lexicon?.tag,
          analysis.language,
        );
  const measured = measureFeatures(read);
  const points = featureNames
    .filter((name) => features[name][0] !== "structure")
    .reduce((sum, name) => sum + measured[name] * featurePoints[name], basePoints);
  const isTold = measured.disordered === 0 && measured["keyword-list"] === 0;
  return Math.max(0, Math.min(100, soften(points) * (isTold ? 1 : noSentence)));
}
