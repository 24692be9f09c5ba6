/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** A whole number: at least `from`, below `to`. */
  readonly between: (from: number, to: number) => number;
}

/** Mulberry32, a small generator of 32 bits. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, between: (from, to) => from + Math.floor(next() * (to - from)) };
};
