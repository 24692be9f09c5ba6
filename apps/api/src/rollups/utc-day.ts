import { day } from "../clock.ts";

/** The UTC day of a moment, `YYYY-MM-DD` (DATA-8). */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The `count` UTC days that end with today, oldest first. */
export const lastDays = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => utcDay(now - (count - 1 - index) * day));
