const format = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeZone: "UTC" });

/** A moment as a day in the person's own words, in UTC as all periods are. */
export const longDay = (iso: string): string => format.format(new Date(iso));
