import type { Analysis } from "../analysis/analysis.ts";
import { taskOf } from "../analysis/recognize-task.ts";
import type { BulletMoves, LanguagePack, Move } from "../packs/language-pack.ts";
import { says } from "../text/says.ts";
import type { Style } from "../vocabulary.ts";

/** The bullet itself: what is quoted, else the whole request without its first words. */
const bulletOf = ({ text, spans }: Analysis): string => {
  const quoted = spans.filter(({ kind }) => kind === "quotation");
  if (quoted.length === 0) return text;
  return quoted.map(({ start, end }) => text.slice(start, end)).join(" ");
};

/** What is measured, not counted, in the languages that have bullets. */
const measures =
  "percent|prozent|pour|por|times|fois|veces|vezes|years?|months?|weeks?|days?|hours?|minutes?|seconds?|jahren?|jahre?|monaten?|monate?|wochen?|tagen?|tage?|stunden?|minuten?|sekunden?|ans|années?|mois|semaines?|jours?|heures?|secondes?|años?|anos?|mes|meses|semanas?|días?|dias?|horas?|minutos?|segundos?|dollars?|euros?|dólares";

const counted = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£])\\p{N}[\\p{N}.,]*\\+?\\s+(?!(?:${measures})(?!\\p{L}))\\p{L}{3,}`,
  "iu",
);

/** Gaps the person has marked in the bullet itself. */
const hasGaps = (bullet: string): boolean => /\[[^[\]\n]{2,80}\]/u.test(bullet);

/** A sentence with a gap for each part the person has neither given nor marked; null without any. */
function missingOf(analysis: Analysis, { missing }: BulletMoves, fullStop: string): Move | null {
  const bullet = bulletOf(analysis);
  if (hasGaps(bullet)) return null;
  const hasScope = says(bullet, missing.scope.said) || counted.test(bullet);
  const gaps = [
    ...(says(bullet, missing.tools.said) ? [] : [missing.tools.gap]),
    ...(hasScope ? [] : [missing.scope.gap]),
    ...(/\p{N}/u.test(bullet) ? [] : [missing.metric.gap]),
  ];
  return gaps.length === 0 ? null : ["context", `${missing.lead} ${gaps.join(", ")}${fullStop}`];
}

/**
 * What a bullet of a résumé needs (Action, Tools, Scope, Metric, Impact), or null when the prompt
 * asks for something else. What the bullet doesn't say becomes a placeholder, never a fact.
 */
export function bulletMovesFor(
  pack: LanguagePack,
  analysis: Analysis,
  style: Style,
): readonly Move[] | null {
  const { bullet } = pack;
  if (bullet === undefined || taskOf(analysis) !== "resume") return null;
  if (!says(analysis.prose, bullet.named)) return null;
  const [shape, ...rest] = style === "concise" ? bullet.brief : bullet.core;
  const missing = missingOf(analysis, bullet, pack.fullStop);
  const ofStyle = style === "concise" ? [] : bullet.styles[style];
  return [...(shape ? [shape] : []), ...(missing ? [missing] : []), ...rest, ...ofStyle];
}
