/** The parts of a résumé bullet, in order (site.md §1). */
export const bulletParts = ["action", "tools", "scope", "metric", "impact"] as const;
export type BulletPart = (typeof bulletParts)[number];

export interface SharpenedBullet {
  /** The person's own words, with a visible placeholder for every part that is missing. */
  readonly text: string;
  /** What the person's bullet says of each part; null where it says nothing. */
  readonly found: Readonly<Record<BulletPart, string | null>>;
}

/** Openings that name a duty instead of an action. */
const duty =
  /^(?:i (?:was|am) )?(?:responsible for|in charge of|tasked with|duties included|worked on|helped (?:out )?(?:to |with )?|assisted (?:with|in) |involved in|participated in|handled)\s*/i;

const patterns: Readonly<Record<Exclude<BulletPart, "action">, RegExp>> = {
  tools:
    /\b(?:using|via|built (?:in|with)|written in|in (?=[A-Z]))\s*(?:(?!\s(?:for|across|to)\s)[^,;.])+/,
  scope:
    /\b(?:(?:for|across|of|with|over)\s+)?(?:a (?:team|group|portfolio|budget) of\s+)?(?:(?<![\w.,$€£])\d[\d,.]*[kKmM]?\+?|[$€£]\d[\d,.]*[kKmM]?\+?|\b(?:two|three|four|five|six|seven|eight|nine|ten|several))(?!\s*(?:%|percent|x\b|(?:hours?|days?|weeks?|months?|minutes?|seconds?|ms|s|min|h)\b)|[\d.,])\s+(?:(?!\s(?:using|via)\s)[^,;.])+/i,
  metric:
    /(?:\bby|\bfrom)?\s*(?:[$€£]\s?\d[\d,.]*[kKmM]?|\d[\d,.]*\s?(?:%|percent|(?:x|hours?|days?|weeks?|months?|minutes?|seconds?|ms|s|min|h)\b))(?:[^,;.]|\.(?=\d))*/i,
  impact:
    /\b(?:which|resulting in|leading to|so that|saving|enabling|allowing|letting|improving|increasing|raising|reducing|cutting|to (?:reduce|increase|improve|save|cut|grow))\b[^;.]*/i,
};

const placeholders: Readonly<Record<BulletPart, string>> = {
  action: "[action verb: what you did]",
  tools: "using [tools or methods]",
  scope: "across [scope: team, users, budget]",
  metric: "by [metric: how much, how fast]",
  impact: "which led to [impact: what it changed]",
};

const firstWord = (text: string): string | null => text.match(/^[\p{L}-]+/u)?.[0] ?? null;

const withoutEnd = (text: string): string =>
  text.replace(/^[\s•*–-]+/, "").replace(/[\s.;,]+$/, "");

/**
 * Puts a résumé bullet into the order Action, Tools, Scope, Metric, Impact. Keeps the person's
 * words and facts; invents none: what is missing becomes a placeholder.
 */
export const sharpenBullet = (bullet: string): SharpenedBullet => {
  const own = withoutEnd(bullet);
  const rest = own.replace(duty, "");
  const hasDuty = rest !== own;
  const match = (part: keyof typeof patterns) => rest.match(patterns[part])?.[0].trim() ?? null;
  const found = {
    action: hasDuty ? null : firstWord(rest),
    tools: match("tools"),
    scope: match("scope"),
    metric: match("metric"),
    impact: match("impact"),
  };
  const missing = bulletParts.filter((part) => part !== "action" && found[part] === null);
  const opening = hasDuty ? `${placeholders.action} ${rest}` : rest;
  return { text: [opening, ...missing.map((part) => placeholders[part])].join(", "), found };
};
