import { readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { quantile } from "../../spread.ts";
import { memoryOf } from "../memory.ts";

/** Calls whose times belong together: one that hashes a password takes as long as ten others. */
export const kinds = ["light", "enhance", "hash", "export", "hostile"] as const;
export type Kind = (typeof kinds)[number];

/** What one minute was like. */
interface Minute {
  readonly times: Readonly<Record<Kind, number[]>>;
  /** By process, in MB. */
  readonly memory: number[][];
  readonly handles: number[][];
  /** How many processes of the machine wanted to run. */
  readonly load: number[];
}

const emptyMinute = (): Minute => ({
  times: { light: [], enhance: [], hash: [], export: [], hostile: [] },
  memory: [],
  handles: [],
  load: [],
});

/** Open files and sockets of a process, as Linux tells it; NaN elsewhere. */
const handlesOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
};

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The median of each process over a minute, all together. */
const sumOfMedians = (samples: readonly number[][]): number =>
  (samples[0] ?? []).reduce(
    (sum, _first, at) => sum + median(samples.map((sample) => sample[at] ?? Number.NaN)),
    0,
  );

/** One line of the table. */
interface Line {
  readonly calls: number;
  readonly light: readonly [number, number];
  readonly enhance: readonly [number, number];
  readonly hash: readonly [number, number];
  readonly memory: number;
  readonly handles: number;
  readonly load: number;
}

const lineOf = ({ times, memory, handles, load }: Minute): Line => {
  const spread = (kind: Kind) => [median(times[kind]), quantile(times[kind], 0.99)] as const;
  return {
    calls: kinds.reduce((sum, kind) => sum + times[kind].length, 0),
    light: spread("light"),
    enhance: spread("enhance"),
    hash: spread("hash"),
    memory: sumOfMedians(memory),
    handles: sumOfMedians(handles),
    load: median(load),
  };
};

const columns = [
  "minute",
  "calls",
  "light p50, p99",
  "enhance p50, p99",
  "log-in p50, p99",
  "memory",
  "handles",
  "load",
];
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell, at) => cell.padStart(columns[at]?.length ?? 0)).join(" | ")} |`;
const pair = ([p50, p99]: readonly [number, number]): string =>
  `${p50.toFixed(0)}, ${p99.toFixed(0)} ms`;

const cellsOf = (line: Line, minute: number): string[] => [
  String(minute),
  String(line.calls),
  pair(line.light),
  pair(line.enhance),
  pair(line.hash),
  `${line.memory.toFixed(0)} MB`,
  line.handles.toFixed(0),
  line.load.toFixed(1),
];

/** What counts as flat from the second quarter of a run to its last. */
const flatRatio = 1.15;
/** A machine that is so much busier, or so much less busy, makes times that say nothing of the server. */
const steadyRatio = 1.3;

const isWithin = (ratio: number, most: number): boolean => ratio <= most && ratio >= 1 / most;

const inWords = (name: string, [earlier, later]: readonly [number, number]): string => {
  const ratio = later / earlier;
  const changed = ratio > 1 ? "NOT FLAT, it grew" : "it fell";
  const word = isWithin(ratio, flatRatio) ? "flat" : changed;
  return `${name}: ${word}, ${ratio.toFixed(2)} times (${earlier.toFixed(1)}, then ${later.toFixed(1)})`;
};

/**
 * Says of each column whether it stayed: medians of the last quarter beside those of the second, as
 * the first warms up. Of times nothing is said where the load of the machine did not stay.
 */
const verdicts = (lines: readonly Line[]): string[] => {
  const quarter = Math.floor(lines.length / 4);
  if (quarter === 0) return ["Too short to say what is flat: four minutes at least."];
  const parts = [lines.slice(quarter, 2 * quarter), lines.slice(-quarter)] as const;
  const both = (of: (line: Line) => number) =>
    [median(parts[0].map(of)), median(parts[1].map(of))] as const;
  const [before, after] = both(({ load }) => load);
  const sizes = [
    inWords(
      "memory, MB",
      both(({ memory }) => memory),
    ),
    inWords(
      "handles",
      both(({ handles }) => handles),
    ),
  ];
  if (!isWithin(after / before, steadyRatio))
    return [
      ...sizes,
      `times: nothing can be said, the load of the machine was ${before.toFixed(1)}, then ${after.toFixed(1)}`,
    ];
  return [
    ...sizes,
    inWords(
      "light p50, ms",
      both(({ light }) => light[0]),
    ),
    inWords(
      "light p99, ms",
      both(({ light }) => light[1]),
    ),
    inWords(
      "enhance p50, ms",
      both(({ enhance }) => enhance[0]),
    ),
    inWords(
      "enhance p99, ms",
      both(({ enhance }) => enhance[1]),
    ),
  ];
};

/** Gathers the figures of a run, and prints them minute by minute. */
export class Figures {
  readonly #print: (line: string) => void;
  readonly #lines: Line[] = [];
  #minute = emptyMinute();

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** Prints the head of the table. */
  begin(): void {
    this.#lines.length = 0;
    this.#minute = emptyMinute();
    this.#print(row(columns));
    this.#print(`|${columns.map(({ length }) => "-".repeat(length + 2)).join("|")}|`);
  }

  time(kind: Kind, ms: number): void {
    this.#minute.times[kind].push(ms);
  }

  /** Looks at the processes and at the machine. */
  sample(pids: readonly number[]): void {
    this.#minute.memory.push(pids.map(memoryOf));
    this.#minute.handles.push(pids.map(handlesOf));
    this.#minute.load.push(loadavg()[0] ?? Number.NaN);
  }

  /** Ends a minute and prints it. */
  endMinute(): void {
    const line = lineOf(this.#minute);
    this.#minute = emptyMinute();
    this.#lines.push(line);
    this.#print(row(cellsOf(line, this.#lines.length)));
  }

  /** Says what stayed and what grew. */
  end(): void {
    for (const line of verdicts(this.#lines)) this.#print(line);
  }
}
