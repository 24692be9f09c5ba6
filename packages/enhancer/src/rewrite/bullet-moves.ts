import type { Analysis } from "../analysis/analysis.ts";
import { taskOf } from "../analysis/recognize-task.ts";
import type { BulletMoves, LanguagePack, Move } from "../packs/language-pack.ts";
import type { Style } from "../vocabulary.ts";

const says = (text: string, phrases: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases})(?![\\p{L}\\p{M}])`, "iu").test(text);

/** The bullet itself: what is quoted, else the whole request without its first words. */
const bulletOf = ({ text, spans }: Analysis): string => {
  const quoted = spans.filter(({ kind }) => kind === "quotation");
  if (quoted.length === 0) return text;
  return quoted.map(({ start, end }) => text.slice(start, end)).join(" ");
};

/** A sentence with a gap for each part the person has not given; null when nothing is missing. */
function missingOf(analysis: Analysis, { missing }: BulletMoves, fullStop: string): Move | null {
  const bullet = bulletOf(analysis);
  const gaps = [
    ...(says(bullet, missing.tools.said) ? [] : [missing.tools.gap]),
    ...(says(bullet, missing.scope.said) ? [] : [missing.scope.gap]),
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
