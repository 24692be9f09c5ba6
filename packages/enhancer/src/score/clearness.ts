import { analyse } from "../analysis/analysis.ts";
import type { Reading } from "../reading/read-prompt.ts";
import type { Span } from "../types.ts";
import { type Features, featureNames, features, measureFeatures } from "./features.ts";
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

/** Features that show something left to guess. */
const gaps = [
  "material-missing",
  "vague-words",
  "bare-name",
  "keyword-list",
  "disordered",
] as const;

/** Whether it is told what to do or asked, and about what, with nothing that shows a gap. */
function isPlain(measured: Features, prose: string): boolean {
  const asks = /[?？؟]/.test(prose);
  return (
    (asks ? measured["names-topic"] > 0 : measured["names-topic"] === 1) &&
    (asks || measured["says-what-to-do"] === 1) &&
    gaps.every((name) => measured[name] === 0)
  );
}

/** What a plain request has at least, where nothing is known of its kind. */
const leastOfPlain = { alone: 35, ofPerson: 15 };

/** The points below which a request of an unknown kind does not fall, 0 to 100. */
function leastOf(measured: Features, prose: string): number {
  if (!isPlain(measured, prose)) return 0;
  return measured["depends-on-person"] > 0 ? leastOfPlain.ofPerson : leastOfPlain.alone;
}

/**
 * How clear a request is in itself, 0 to 100, by the features that labelled prompts taught
 * (`weights.ts`), read from the sentences that belong to it. Layout and order count nothing. A
 * plain request of an unknown kind keeps a share: nothing tells that anything is missing.
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
  const clear = Math.max(0, Math.min(100, soften(points) * (isTold ? 1 : noSentence)));
  const least = reading.ask === null ? leastOf(measured, read.prose) : 0;
  return least + (clear * (100 - least)) / 100;
}
