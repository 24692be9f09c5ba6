import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import BetterSqlite from "better-sqlite3";
import { quantile } from "../spread.ts";
import { calls } from "./calls.ts";
import { type Round, runRound } from "./load.ts";
import { addHistory, startFilled } from "./people.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** How many rows of history a server holds, by turns: nothing a person does may wait for others' rows. */
const sizes = [1_000, 100_000, 1_000_000];
const rounds = 5;
const roundSeconds = 2;
/** Whom the rows belong to, and who calls: each has the last rows of the same number. */
const peopleCount = 1_000;

interface Grown {
  readonly size: number;
  readonly startMs: number;
  readonly runs: ReadonlyMap<string, readonly Round[]>;
}

/** A server with so many rows: how long it takes to start, and what each call takes then. */
const measure = async (size: number): Promise<Grown> => {
  let startMs = Number.NaN;
  const { product, people } = await startFilled(
    peopleCount,
    {},
    {
      prepare: (file, owners) => {
        const db = new BetterSqlite(file);
        addHistory(db, owners, size, randomUUID);
        db.close();
      },
      onStart: async (start) => {
        const from = performance.now();
        const started = await start();
        startMs = performance.now() - from;
        return started;
      },
    },
  );
  const runs = new Map<string, readonly Round[]>();
  for (const call of calls) {
    await runRound(product.address, call, people, 1);
    const own: Round[] = [];
    for (let round = 0; round < rounds; round += 1)
      own.push(await runRound(product.address, call, people, roundSeconds));
    runs.set(call.name, own);
  }
  await product.stop();
  await product.removeData();
  return { size, startMs, runs };
};

const p50Of = (grown: Grown, name: string): number =>
  quantile(
    (grown.runs.get(name) ?? []).map(({ p50 }) => p50),
    0.5,
  );

const results: Grown[] = [];
for (const size of sizes) {
  const grown = await measure(size);
  results.push(grown);
  print(`${size} rows: start ${Math.round(grown.startMs)} ms`);
  for (const { name } of calls) {
    const p50s = (grown.runs.get(name) ?? []).map(({ p50 }) => p50);
    const [first] = results;
    const ratio = first ? p50Of(grown, name) / p50Of(first, name) : 1;
    print(
      `  ${name.padEnd(10)} p50 ${p50Of(grown, name).toFixed(1)} ms (${quantile(p50s, 0).toFixed(1)} to ${quantile(p50s, 1).toFixed(1)}), ${ratio.toFixed(2)} of the smallest`,
    );
  }
}
