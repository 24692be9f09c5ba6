import { createRandom, hashOf } from "../statistics/random.ts";

const dropShare = 0.04;
const doubleSpaceShare = 0.05;

/** A text with some white space doubled and some words left out; the same for the same text. */
export function perturb(text: string): string {
  const random = createRandom(hashOf(text));
  const parts = text.split(/( +)/);
  return `${parts
    .map((part) => {
      const chance = random();
      if (/^ +$/.test(part)) return chance < doubleSpaceShare ? "  " : part;
      return chance < dropShare && /^\p{Ll}+$/u.test(part) ? "" : part;
    })
    .join("")}\n`;
}
