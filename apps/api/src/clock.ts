/** The time in epoch milliseconds. Handed in, so that every rule about time can be tested. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** ISO 8601 in UTC of epoch milliseconds. */
export const toIso = (time: number): string => new Date(time).toISOString();
