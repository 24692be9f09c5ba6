/** Rounded to one decimal (DATA-9). */
export const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Rounded to two decimals (DATA-10). */
export const toTwoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** `sum / count`, or 0 while there is nothing. */
export const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);
