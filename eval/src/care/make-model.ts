import { type WordModel, weightCode } from "@whetstone/enhancer/fitting";
import type { CareExample } from "./examples.ts";
import { exampleOf, heldOutOdds, learnWords, type Weights } from "./learn-words.ts";

/** What a model was seen to do with examples that it was not learned from. */
export interface Measured {
  readonly need: number;
  readonly ordinary: number;
  /** The share of those in need that the words alone tell. */
  readonly caught: number;
  /** The share of ordinary prompts taken for one. */
  readonly wrong: number;
}

/**
 * More than this share of the ordinary examples is not to be taken. Most of them are look-alikes,
 * but in English, where all the asks are among them.
 */
const mostWrongOf = (tag: string): number => (tag === "en" ? 0.012 : 0.02);

/** English has several times the examples, so that fewer features share a weight. */
const sizeOf = (tag: string): number => (tag === "en" ? 1 << 16 : 1 << 15);

/** The least log-odds that take no more than a share of the ordinary examples, in tenths. */
function enoughFor(ordinary: readonly number[], mostWrong: number): number {
  const sorted = [...ordinary].sort((one, other) => other - one);
  const most = sorted[Math.floor(sorted.length * mostWrong)] ?? 0;
  return Math.ceil(most * 10) / 10;
}

const share = (odds: readonly number[], enough: number): number =>
  odds.filter((one) => one > enough).length / odds.length;

/** The model as it is stored. */
function packed({ bias, table }: Weights, enough: number): Omit<WordModel, "doubted"> {
  const { most, zero } = weightCode;
  const greatest = table.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0);
  const step = Number((greatest / most).toPrecision(4));
  const steps = Array.from(table, (weight) =>
    Math.max(-most, Math.min(most, Math.round(weight / step))),
  );
  const weights = String.fromCharCode(...steps.map((one) => zero + one));
  return { bias: Number(bias.toFixed(4)), step, enough, weights };
}

/** Learns the model of a language, and measures it on examples held out. Deterministic. */
export function makeModel(
  tag: string,
  from: readonly CareExample[],
): { model: Omit<WordModel, "doubted">; seen: Measured } {
  const size = sizeOf(tag);
  const examples = from.map((one) => exampleOf(one, size));
  const odds = heldOutOdds(examples, size);
  const oddsOf = (isNeed: boolean) => odds.filter((_odds, at) => examples[at]?.isNeed === isNeed);
  const [need, ordinary] = [oddsOf(true), oddsOf(false)];
  const enough = enoughFor(ordinary, mostWrongOf(tag));
  return {
    model: packed(learnWords(examples, size), enough),
    seen: {
      need: need.length,
      ordinary: ordinary.length,
      caught: share(need, enough),
      wrong: share(ordinary, enough),
    },
  };
}
