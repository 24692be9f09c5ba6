/** Abbreviations before a name or a thing, whose point ends no sentence. */
const abbreviations = "dr|dra|mr|mrs|prof|vs|approx|bzw|inkl|z\\.? ?b|e\\.g|i\\.e";

/** What is counted by a number with a point in German ("80. Geburtstag"), and in Polish and Turkish. */
const countedInGerman =
  "geburtstag|jahrestag|hochzeitstag|jubil|klasse|jahrhundert|stock(?!\\p{L})|etage|semester|monat|woche|lebensjahr|schuljahr|weltkrieg|januar|februar|märz|april|mai(?!\\p{L})|juni(?!\\p{L})|juli|august|september|oktober|november|dezember";
const countedElsewhere =
  "urodzin|rocznic|wiek|klas|piętr|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|yıl|yaş|sınıf|kat(?!\\p{L})|hafta|gün|bölüm|yüzyıl|dönem|narozenin";

/** Where a sentence or a line ends and another one begins. */
export const sentenceBreak = new RegExp(
  `(?<=[.!?؟।])(?<!(?<!\\p{L})(?:${abbreviations})\\.)(?<!\\d\\.(?=\\s(?:${countedInGerman}|${countedElsewhere})))\\s+|(?<=[。！？])\\s*|\\n+`,
  "giu",
);

/** The sentences of a text, and its lines, without the blanks around them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceBreak)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const ordinalPoint = new RegExp(`(?<=\\d)\\.(?=\\s(?:${countedElsewhere}))`, "giu");

/** A text with "18. urodziny" as "18 urodziny": most people type it so, and one form is read. */
export function withoutOrdinalPoints(text: string): string {
  return text.replace(ordinalPoint, "");
}
