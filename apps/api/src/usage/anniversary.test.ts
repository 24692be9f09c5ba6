import fc from "fast-check";
import { expect, it } from "vitest";
import { day } from "../clock.ts";
import { periodAt } from "./anniversary.ts";

const at = (iso: string) => Date.parse(iso);
const period = (signedUp: string, now: string) => {
  const { start, end } = periodAt(at(signedUp), at(now));
  return [new Date(start).toISOString(), new Date(end).toISOString()];
};

it("begins at 00:00 UTC of the anniversary day, whatever the hour of the sign-up (USE-2)", () => {
  expect(period("2026-03-10T23:59:59.999Z", "2026-04-10T00:00:00.000Z")).toEqual([
    "2026-04-10T00:00:00.000Z",
    "2026-05-10T00:00:00.000Z",
  ]);
  expect(period("2026-03-10T23:59:59.999Z", "2026-04-09T23:59:59.999Z")).toEqual([
    "2026-03-10T00:00:00.000Z",
    "2026-04-10T00:00:00.000Z",
  ]);
});

it("uses the last day of a shorter month and returns to the day of the sign-up after it (USE-2)", () => {
  expect(period("2025-01-31T12:00:00.000Z", "2025-02-27T12:00:00.000Z")[1]).toBe(
    "2025-02-28T00:00:00.000Z",
  );
  expect(period("2025-01-31T12:00:00.000Z", "2025-02-28T00:00:00.000Z")).toEqual([
    "2025-02-28T00:00:00.000Z",
    "2025-03-31T00:00:00.000Z",
  ]);
  expect(period("2024-01-30T12:00:00.000Z", "2024-02-29T00:00:00.000Z")[0]).toBe(
    "2024-02-29T00:00:00.000Z",
  );
  expect(period("2025-12-31T12:00:00.000Z", "2026-01-15T00:00:00.000Z")[1]).toBe(
    "2026-01-31T00:00:00.000Z",
  );
});

const moments = fc.record({
  signedUp: fc.integer({ min: at("2020-01-01"), max: at("2040-01-01") }),
  later: fc.integer({ min: 0, max: 20 * 366 * day }),
});

it("holds every moment in exactly one period, on the sign-up's day or the month's last", () => {
  fc.assert(
    fc.property(moments, ({ signedUp, later }) => {
      const now = signedUp + later;
      const { start, end } = periodAt(signedUp, now);
      expect(start).toBeLessThanOrEqual(now);
      expect(end).toBeGreaterThan(now);
      expect(start % day).toBe(0);
      expect((end - start) / day).toBeGreaterThanOrEqual(28);
      expect((end - start) / day).toBeLessThanOrEqual(31);
      const nextDay = new Date(end + day).getUTCDate();
      const isSameDay = new Date(end).getUTCDate() === new Date(signedUp).getUTCDate();
      expect(isSameDay || nextDay === 1).toBe(true);
    }),
  );
});

/** The anniversaries of a sign-up, found by walking through the calendar a day at a time. */
const walk = function* (signedUp: number): Generator<number, never> {
  const dayOfMonth = new Date(signedUp).getUTCDate();
  for (let today = signedUp - (signedUp % day); ; today += day) {
    const date = new Date(today).getUTCDate();
    const isLast = new Date(today + day).getUTCDate() === 1;
    if (date === dayOfMonth || (isLast && date < dayOfMonth)) yield today;
  }
};

it.each([
  ["from a leap year into the next", "2023-12-25", 70],
  ["over a century without a leap day", "2099-12-25", 70],
])("agrees with a walk through the calendar, a day at a time, %s", (_name, from, days) => {
  for (let offset = 0; offset < days; offset += 1) {
    const signedUp = at(from) + offset * day + 13 * 3_600_000;
    const anniversaries = walk(signedUp);
    let begun = anniversaries.next().value;
    for (let month = 0; month < 62; month += 1) {
      const next = anniversaries.next().value;
      for (const now of [begun, begun + day - 1, next - 1])
        expect(periodAt(signedUp, now)).toEqual({ start: begun, end: next });
      begun = next;
    }
  }
});

it("goes over into the next period without a gap", () => {
  fc.assert(
    fc.property(moments, ({ signedUp, later }) => {
      const { end } = periodAt(signedUp, signedUp + later);
      expect(periodAt(signedUp, end).start).toBe(end);
      expect(periodAt(signedUp, end - 1).end).toBe(end);
    }),
  );
});
