import type { Span } from "../types.ts";
import type { CheckInput } from "./check-input.ts";
import { findGivenNames } from "./given-names.ts";
import { findGuard } from "./guard-cues.ts";
import { possessives } from "./possessives.ts";
import { standsWhole } from "./stands-whole.ts";

/** Titles so short may end in a point ("Mr.", "Prof."). */
const longestShortTitle = 4;

/** Names behind "Mr", "dear", "called". */
function findTitled(input: CheckInput): readonly Span[] {
  const { text } = input.added;
  const name = /^\s(\p{Lu}[\p{L}'’-]+)/u;
  return findGuard(text, "titles", input).flatMap((title) => {
    const isShort = title.end - title.start <= longestShortTitle;
    const end = title.end + (isShort && text.charAt(title.end) === "." ? 1 : 0);
    const match = name.exec(text.slice(end, end + 40));
    return match
      ? [{ start: end + match[0].length - (match[1] ?? "").length, end: end + match[0].length }]
      : [];
  });
}

/** Japanese words with a word for kin in them. */
const noKin = /[工丈]$/u;

/** Short names that people type for those of their own. */
const short: Readonly<Record<string, string>> = {
  boyfriend: "bf",
  girlfriend: "gf",
  husband: "hubby",
  mother: "mom",
  mom: "mum",
  father: "dad",
};

/** "Our" and what no table of possessives has, beside "my" of every language. */
const ours = ["our", "benim", ...Object.values(possessives).map(({ mine }) => mine)];
/** "My", with a word between it and whom it speaks of ("my elderly mother"). */
const described = new RegExp(`(?<!\\p{L})(${ours.join("|")})\\s\\p{L}+\\s(?=\\p{L})`, "giu");

/** People and animals of the person's own that the draft doesn't speak of, whosoever it calls them. */
export function findKin(input: CheckInput): readonly string[] {
  const known = `${input.request.original}\n${input.request.supported ?? ""}`.toLowerCase();
  const texts = [input.added.text, input.added.text.replace(described, "$1 ")];
  const found = texts.flatMap((text) =>
    findGuard(text, "kin", input)
      .filter(({ start }) => !noKin.test(text.slice(0, start)))
      .map(({ start, end }) => text.slice(start, end)),
  );
  return [...new Set(found)].filter((phrase) => {
    const noun = phrase.toLowerCase().split(" ").at(-1) ?? "";
    return ![noun, short[noun] ?? noun].some((word) => standsWhole(known, word));
  });
}

/** A name behind whom it belongs to ("my colleague Martin"); German writes every noun so. */
function findIntroduced({ added, request, originalLanguage }: CheckInput): readonly Span[] {
  if ((request.language ?? originalLanguage.tag) !== "en") return [];
  const introduced =
    /\b(?:colleague|coworker|friend|boss|manager|neighbou?r|brother|sister|son|daughter|wife|husband|landlord|teacher|tutor|client) (\p{Lu}\p{Ll}{2,})/gu;
  return [...added.text.matchAll(introduced)].map(({ 0: all, 1: name = "", index }) => ({
    start: index + all.length - name.length,
    end: index + all.length,
  }));
}

/** Names of somebody in an addition. */
export function findNewNames(input: CheckInput): readonly Span[] {
  const tag = input.request.language ?? input.originalLanguage.tag;
  return [...findIntroduced(input), ...findTitled(input), ...findGivenNames(input.added.text, tag)];
}
