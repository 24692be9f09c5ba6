/** A day of a month, however it is written. */
interface DayOfMonth {
  readonly day: number;
  readonly month: number;
}

const fewestLetters = 3;
const monthsOf = new Map<string, readonly string[]>();

/** The names of the months, as the platform knows them, in small letters; those of English too. */
function monthNames(tag: string): readonly string[] {
  const known = monthsOf.get(tag);
  if (known !== undefined) return known;
  // With a day beside it, a month has the ending that people write ("6 жовтня").
  const format = new Intl.DateTimeFormat(tag === "und" ? "en" : tag, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const made = Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2024, month, 1));
    return (parts.find(({ type }) => type === "month")?.value ?? "").toLowerCase();
  });
  monthsOf.set(tag, made);
  return made;
}

function monthOf(word: string, tag: string): number {
  const low = word.toLowerCase();
  if (low.length < fewestLetters) return 0;
  for (const names of [monthNames(tag), monthNames("en")]) {
    const at = names.findIndex((name) => name.startsWith(low));
    if (at !== -1) return at + 1;
  }
  return 0;
}

const [dayFirst, monthFirst, inFigures] = [
  /(?<!\p{Nd})(\p{Nd}{1,2})(?:\.|st|nd|rd|th|º|er)?\s(?:de |of )?(\p{L}{3,})/gu,
  /(\p{L}{3,})\.?\s(\p{Nd}{1,2})(?!\p{Nd})/gu,
  /(?<!\p{Nd})(\p{Nd}{1,2})\.\s?(\p{Nd}{1,2})\.?(?![\p{Nd}%])/gu,
];

/** The days of months a text names: "31.8.", "Jan 14", "6 жовтня". */
export function findDays(text: string, tag: string): readonly DayOfMonth[] {
  const first = [...text.matchAll(dayFirst)].map(([, day, name = ""]) => ({
    day: Number(day),
    month: monthOf(name, tag),
  }));
  const last = [...text.matchAll(monthFirst)].map(([, name = "", day]) => ({
    day: Number(day),
    month: monthOf(name, tag),
  }));
  const figures = [...text.matchAll(inFigures)].map(([, day, month]) => ({
    day: Number(day),
    month: Number(month),
  }));
  return [...first, ...last, ...figures].filter(
    ({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12,
  );
}

/** Whether every day of a month that a piece names is named in a text, in any form; false for none. */
export function hasDaysOf(piece: string, text: string, tag: string): boolean {
  const wanted = findDays(piece, tag);
  const there = findDays(text, tag);
  return (
    wanted.length > 0 &&
    wanted.every((one) => there.some(({ day, month }) => day === one.day && month === one.month))
  );
}

/** Whether a piece is the name of a month of which a text names a day, in whatever form. */
export function namesMonthOf(piece: string, text: string, tag: string): boolean {
  const month = monthOf(piece.trim(), tag);
  return month !== 0 && findDays(text, tag).some((one) => one.month === month);
}
