import { detectLanguage } from "@whetstone/enhancer";
import { type BulletPart, bulletParts, type FoundPart, type FoundParts } from "./bullet-parts.ts";
import { type BulletWords, bulletLanguages } from "./bullet-words.ts";
import { findMetric, findScope } from "./find-figures.ts";
import { findTools, isBareList } from "./find-tools.ts";
import { readBullets } from "./read-bullets.ts";

/** What can be made of a text that should be one bullet of a résumé. */
export type SharpenedBullet =
  | {
      readonly kind: "sharpened";
      /** The bullet as it was pasted, without its mark. */
      readonly line: string;
      /** The person's own words, with a visible placeholder for every part that is missing. */
      readonly text: string;
      readonly found: FoundParts;
      /** Words that gave way to a placeholder. */
      readonly replaced: string | null;
      /** Puts a line into a request in its language. */
      readonly request: (line: string) => string;
    }
  | { readonly kind: "several"; readonly count: number }
  | { readonly kind: "nothing" }
  /** A language bullets aren't read in, by its BCP 47 primary tag; `und` when none can be told. */
  | { readonly kind: "language"; readonly tag: string };

/** From this confidence on a language is taken as told. */
const sure = 0.4;

const showsItself = (line: string, { duty, opening, action }: BulletWords): boolean =>
  duty.test(line) || action.test(line.replace(opening, ""));

/** The language of a bullet: as detected, or by how it begins, since bullets are short. */
const languageOf = (line: string): string => {
  const { tag, confidence } = detectLanguage(line);
  if (confidence >= sure && Object.hasOwn(bulletLanguages, tag)) return tag;
  const own = Object.entries(bulletLanguages).find(([, words]) => showsItself(line, words));
  if (own) return own[0];
  if (confidence >= sure) return tag;
  return isBareList(line) ? "en" : "und";
};

const asPart = (words: string | null): FoundPart =>
  words === null ? { state: "missing" } : { state: "found", words };

const findParts = (line: string, hasDuty: boolean, words: BulletWords): FoundParts => {
  const isList = isBareList(line);
  const action = hasDuty
    ? null
    : (line.replace(words.opening, "").match(words.action)?.[0] ?? null);
  const after = action === null ? line : line.slice(line.indexOf(action) + action.length);
  const rest = action !== null && after.trim() === "" ? line : after;
  return {
    action: action === null && !hasDuty && !isList ? { state: "unsure" } : asPart(action),
    tools: asPart(findTools(line, words.tools)),
    scope: asPart(findScope(line)),
    metric: asPart(findMetric(line)),
    impact: asPart(rest.match(words.impact)?.[0].trim() ?? null),
  };
};

const wordsOf = (line: string): number => line.match(/\p{L}{2,}/gu)?.length ?? 0;

/**
 * Puts a résumé bullet into the order Action, Tools, Scope, Metric, Impact. Keeps the person's
 * words and facts but for an opening that names a duty; invents none: what is missing becomes a
 * placeholder in the bullet's language.
 */
export const sharpenBullet = (text: string): SharpenedBullet => {
  const [line, ...others] = readBullets(text);
  if (line === undefined || wordsOf(line) < 2) return { kind: "nothing" };
  if (others.length > 0) return { kind: "several", count: others.length + 1 };
  const tag = languageOf(line);
  const words = Object.hasOwn(bulletLanguages, tag) ? bulletLanguages[tag] : undefined;
  if (!words) return { kind: "language", tag };
  const rest = line.replace(words.duty, "");
  const replaced = rest === line ? null : line.slice(0, line.length - rest.length).trim();
  if (rest.trim() === "") return { kind: "nothing" };
  const found = findParts(rest, replaced !== null, words);
  const isMissing = (part: BulletPart) => found[part].state === "missing";
  const opening = isMissing("action") ? `${words.gaps.action} ${rest}` : rest;
  const missing = bulletParts.filter((part) => part !== "action" && isMissing(part));
  return {
    kind: "sharpened",
    line,
    text: [opening, ...missing.map((part) => words.gaps[part])].join(", "),
    found,
    replaced,
    request: words.request,
  };
};
