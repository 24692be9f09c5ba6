import { type Analysis, analyse } from "../analysis/analysis.ts";
import { findSubject } from "../analysis/find-subject.ts";
import { earliest, isGreeting } from "../analysis/recognize-task.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { DimensionScore, PromptScore, ScoreDimension, ScoreReason } from "../types.ts";
import { findDetails, measureVocabulary } from "./find-details.ts";
import { gain, gap, slotReason } from "./reasons.ts";
import { dimensionWeights, points, repetition, slotPoints, vaguePenalty } from "./weights.ts";

interface Part {
  readonly score: number;
  readonly reasons: readonly ScoreReason[];
}

function pointsOfSlots(analysis: Analysis, dimension: keyof typeof slotPoints): number {
  let sum = 0;
  for (const slot of analysis.slots.keys()) sum += slotPoints[dimension][slot] ?? 0;
  return sum;
}

function scoreClarity(analysis: Analysis): Part {
  const lead = earliest(analysis.actions);
  const reasons: ScoreReason[] = [];
  let score = 0;
  if (lead !== null) {
    score += points.clarity.task;
    reasons.push(gain("clear-task", analysis.actions.get(lead)));
  } else if (analysis.lexicon === null && analysis.wordCount > 2) score += points.clarity.task / 2;
  else reasons.push(gap("no-task", analysis));
  if (findSubject(analysis) !== null || findDetails(analysis).length > 0) {
    score += points.clarity.subject;
  }
  if (analysis.objects.size > 0) score += points.clarity.object;
  if (analysis.wordCount >= 6) score += points.clarity.fullSentence;
  const vague = analysis.cues.get("vague") ?? [];
  const [firstVague] = vague;
  if (firstVague !== undefined) {
    const share = Math.min(1, (vague.length * 14) / Math.max(14, analysis.wordCount));
    score -= Math.min(vaguePenalty.maximum, vague.length * vaguePenalty.each) * share;
    reasons.push({ code: "vague-words", kind: "gap", span: firstVague });
  }
  return { score, reasons };
}

function scoreSpecificity(analysis: Analysis): Part {
  const details = findDetails(analysis);
  const { distinct } = measureVocabulary(analysis);
  const rules = points.specificity;
  const score =
    Math.min(rules.detailMaximum, details.length * rules.detail) +
    Math.min(rules.contentMaximum, distinct * rules.contentWord) +
    pointsOfSlots(analysis, "specificity");
  const reasons: ScoreReason[] = [
    details.length > 0 ? gain("concrete-details", details[0]) : gap("few-details", analysis),
    slotReason(analysis, "constraints", "constraints-given", "no-constraints"),
  ];
  const example = analysis.slots.get("examples");
  if (example !== undefined) reasons.push(gain("examples-given", example));
  return { score, reasons };
}

function scoreContext(analysis: Analysis): Part {
  return {
    score: pointsOfSlots(analysis, "context"),
    reasons: [
      slotReason(analysis, "context", "context-given", "no-context"),
      slotReason(analysis, "audience", "audience-given", "no-audience"),
    ],
  };
}

function longestParagraph(text: string): number {
  return text.split(/\n\s{0,40}\n/).reduce((longest, part) => Math.max(longest, part.length), 0);
}

function scoreStructure(analysis: Analysis): Part {
  const sentences = analysis.prose.match(/[.!?。！？](?=\s|$)|[。！？]|\n/gu)?.length ?? 0;
  const laidOut = /\n[ \t]*(?:[-*•#]|\d{1,2}[.)])|\n\s*\n/.test(analysis.text.trim());
  const hardToScan = longestParagraph(analysis.prose) > 900;
  const rules = points.structure;
  const score =
    rules.base +
    (sentences >= 1 ? rules.sentences : 0) +
    (laidOut ? rules.layout : 0) +
    pointsOfSlots(analysis, "structure");
  const scannable = !hardToScan || laidOut;
  return {
    score,
    reasons: [scannable ? gain("well-structured") : gap("hard-to-scan", analysis)],
  };
}

function scoreOutcome(analysis: Analysis): Part {
  const reasons: ScoreReason[] = [slotReason(analysis, "format", "format-given", "no-format")];
  return { score: pointsOfSlots(analysis, "outcome"), reasons };
}

const parts: Readonly<Record<ScoreDimension, (analysis: Analysis) => Part>> = {
  clarity: scoreClarity,
  specificity: scoreSpecificity,
  context: scoreContext,
  structure: scoreStructure,
  outcome: scoreOutcome,
};

const order: readonly ScoreDimension[] = [
  "clarity",
  "specificity",
  "context",
  "structure",
  "outcome",
];

function limit(score: number): number {
  return Math.round(Math.max(0, Math.min(100, score)));
}

/** What repeating oneself costs: nothing up to a share of repeated words, then more and more. */
function repetitionPenalty(analysis: Analysis): number {
  if (analysis.wordCount < 20) return 0;
  const { distinct, repeated } = measureVocabulary(analysis);
  if (repeated <= repetition.from || distinct > 60) return 0;
  return ((repeated - repetition.from) / (1 - repetition.from)) * repetition.maximum;
}

/** The quality score of a prompt that was read before. */
export function scoreAnalysis(analysis: Analysis): PromptScore {
  const idle = analysis.wordCount === 0 && analysis.spans.length === 0;
  const penalty = repetitionPenalty(analysis);
  const still = idle || isGreeting(analysis);
  const dimensions = order.map((dimension): DimensionScore => {
    const part = still ? { score: 0, reasons: [] } : parts[dimension](analysis);
    const repeated: readonly ScoreReason[] =
      penalty > 0 && dimension === "clarity" ? [gap("repeats-itself", analysis)] : [];
    return {
      dimension,
      score: limit(part.score - penalty),
      weight: dimensionWeights[dimension],
      reasons: [...part.reasons, ...repeated],
    };
  });
  const total = dimensions.reduce((sum, part) => sum + part.score * part.weight, 0);
  return { total: limit(total), dimensions };
}

/** The quality score of a prompt, 0 to 100, with the reasons of each dimension. */
export function scorePrompt(text: string, lexicons?: readonly Lexicon[]): PromptScore {
  return scoreAnalysis(analyse(text, lexicons));
}
