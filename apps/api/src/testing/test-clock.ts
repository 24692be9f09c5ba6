import type { Clock } from "../clock.ts";

/** A clock that stands still until it is set. */
export interface TestClock {
  readonly now: Clock;
  readonly set: (time: number | string) => void;
  readonly advance: (ms: number) => void;
}

/** A clock that shows the given moment (ISO 8601). */
export const createTestClock = (start: string): TestClock => {
  let time = Date.parse(start);
  return {
    now: () => time,
    set: (moment) => {
      time = typeof moment === "number" ? moment : Date.parse(moment);
    },
    advance: (ms) => {
      time += ms;
    },
  };
};
