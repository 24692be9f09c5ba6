import type { Analysis } from "../analysis/analysis.ts";
import { earliest } from "../analysis/earliest.ts";
import type { ScoreDimension, ScoreReason } from "../types.ts";
import type { Features } from "./features.ts";
import { findDetails } from "./find-details.ts";
import { gain, gap, slotReason } from "./reasons.ts";

type Explain = (analysis: Analysis, measured: Features) => readonly (ScoreReason | null)[];

function explainClarity(analysis: Analysis, measured: Features): (ScoreReason | null)[] {
  const lead = earliest(analysis.actions);
  const [vague] = analysis.cues.get("vague") ?? [];
  const [relative] = analysis.cues.get("relative") ?? [];
  return [
    lead === null
      ? measured["says-what-to-do"] > 0
        ? null
        : gap("no-task", analysis)
      : gain("clear-task", analysis.actions.get(lead)),
    vague === undefined || measured["vague-words"] === 0
      ? null
      : { code: "vague-words", kind: "gap", span: vague },
    relative === undefined || measured["depends-on-taste"] === 0
      ? null
      : { code: "open-standard", kind: "gap", span: relative },
    measured["left-open"] > 0 || measured["bare-name"] > 0 ? gap("topic-too-wide", analysis) : null,
    measured["material-missing"] > 0 ? gap("material-missing", analysis) : null,
    measured.repeats > 0 ? gap("repeats-itself", analysis) : null,
  ];
}

const explanations: Readonly<Record<ScoreDimension, Explain>> = {
  clarity: explainClarity,
  specificity: (analysis) => {
    const [detail] = findDetails(analysis);
    const example = analysis.slots.get("examples");
    return [
      detail === undefined ? gap("few-details", analysis) : gain("concrete-details", detail),
      slotReason(analysis, "constraints", "constraints-given", "no-constraints"),
      example === undefined ? null : gain("examples-given", example),
    ];
  },
  context: (analysis) => [
    slotReason(analysis, "context", "context-given", "no-context"),
    slotReason(analysis, "audience", "audience-given", "no-audience"),
  ],
  structure: (analysis, measured) => {
    const long = longestParagraph(analysis.prose) > hardToScan;
    return [
      long && measured.layout === 0 ? gap("hard-to-scan", analysis) : gain("well-structured"),
    ];
  },
  outcome: (analysis) => [slotReason(analysis, "format", "format-given", "no-format")],
};

/** A paragraph of more characters is hard to scan. */
const hardToScan = 900;

function longestParagraph(text: string): number {
  return text.split("\n\n").reduce((longest, part) => Math.max(longest, part.length), 0);
}

/** Why a dimension stands where it does. */
export function explain(
  dimension: ScoreDimension,
  analysis: Analysis,
  measured: Features,
): readonly ScoreReason[] {
  return explanations[dimension](analysis, measured).filter((reason) => reason !== null);
}
