import { Worker } from "node:worker_threads";
import type { Row } from "./data/row.ts";
import type { Observation } from "./observation.ts";

/** A row with what the engine said about it. */
export interface Observed {
  readonly row: Row;
  readonly seen: Observation;
}

const workers = 2;

function observePart(folder: string, part: number): Promise<Observation[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { folder, part, parts: workers },
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Runs the engine over all rows of a folder, in worker threads; in the order of the rows. */
export async function observeAll(folder: string, rows: readonly Row[]): Promise<Observed[]> {
  const parts = Array.from({ length: workers }, (_none, part) => observePart(folder, part));
  const seen = (await Promise.all(parts)).flat().sort((one, other) => one.index - other.index);
  return seen.flatMap((entry) => {
    const row = rows[entry.index];
    return row === undefined ? [] : [{ row, seen: entry }];
  });
}
