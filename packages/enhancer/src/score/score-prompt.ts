import { type Analysis, analyse, sureEnough } from "../analysis/analysis.ts";
import { isGreeting } from "../analysis/is-greeting.ts";
import { findCrisis } from "../care/find-care.ts";
import { detectLanguage } from "../language/detect-language.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { builtInLexicons, findLexicon } from "../lexicon/lexicons.ts";
import {
  type DetectedLanguage,
  type DimensionScore,
  type PromptScore,
  type ScoreDimension,
  scoreDimensions,
} from "../types.ts";
import { explain } from "./explain.ts";
import { type Features, featureNames, features, measureFeatures } from "./features.ts";
import { basePoints, featurePoints } from "./weights.ts";

function limit(score: number): number {
  return Math.round(Math.max(0, Math.min(100, score)));
}

/** From this score on a prompt that comes back unchanged is called strong. */
export const strongScore = 60;

const lowEnd = 25;
const highEnd = 80;

/** Points on the scale of 0 to 100: its ends are approached, never passed, and order is kept. */
function soften(points: number): number {
  if (points < lowEnd) return lowEnd * Math.exp((points - lowEnd) / lowEnd);
  if (points <= highEnd) return points;
  const rest = 100 - highEnd;
  return 100 - rest * Math.exp((highEnd - points) / rest);
}

/** Features of one dimension. */
function namesOf(dimension: ScoreDimension) {
  return featureNames.filter((name) => features[name][0] === dimension);
}

/** How many points a dimension can move the total, up and down together. */
function reachOf(dimension: ScoreDimension): number {
  return namesOf(dimension).reduce((sum, name) => sum + Math.abs(featurePoints[name]), 0);
}

const wholeReach = scoreDimensions.reduce((sum, dimension) => sum + reachOf(dimension), 0);

/** Where a dimension stands between nothing found and everything said, 0 to 100. */
function standOf(dimension: ScoreDimension, measured: Features): number {
  let points = 0;
  let best = 0;
  for (const name of namesOf(dimension)) {
    const worth = featurePoints[name];
    points += worth > 0 ? worth * measured[name] : worth * (measured[name] - 1);
    best += Math.abs(worth);
  }
  return limit((points / best) * 100);
}

/** The quality score of a prompt that was read before. */
export function scoreAnalysis(analysis: Analysis): PromptScore {
  const nothing = analysis.wordCount === 0 && analysis.spans.length === 0;
  const still = nothing || isGreeting(analysis);
  const measured = measureFeatures(analysis);
  const dimensions = scoreDimensions.map(
    (dimension): DimensionScore => ({
      dimension,
      score: still ? 0 : standOf(dimension, measured),
      weight: reachOf(dimension) / wholeReach,
      reasons: still ? [] : explain(dimension, analysis, measured),
    }),
  );
  const total = featureNames.reduce(
    (sum, name) => sum + measured[name] * featurePoints[name],
    basePoints,
  );
  return { total: still ? 0 : limit(soften(total)), dimensions };
}

/**
 * The language whose cues a text is scored by: the likeliest, however sure. A few words more must
 * not change what the first ones are worth, so that what can't be told is read as English.
 */
function scoredAs({ tag, confidence }: DetectedLanguage, lexicons: readonly Lexicon[]): string {
  const isForeign = confidence >= sureEnough && tag !== "und";
  return isForeign || findLexicon(lexicons, tag) !== null ? tag : "en";
}

/** A text as the score reads it. */
export function readForScore(text: string, lexicons: readonly Lexicon[]): Analysis {
  const language = detectLanguage(text);
  return analyse(text, lexicons, scoredAs(language, lexicons), language);
}

/**
 * The quality score of a prompt, 0 to 100, with the reasons of each dimension; null where somebody
 * tells of a crisis (`enhancement.md`, "Care"). In a language that is not among the lexicons
 * (English where none are given) only what needs no words counts.
 */
export function scorePrompt(
  text: string,
  lexicons: readonly Lexicon[] = builtInLexicons,
): PromptScore | null {
  const analysis = readForScore(text, lexicons);
  return findCrisis(analysis, lexicons) === null ? scoreAnalysis(analysis) : null;
}
