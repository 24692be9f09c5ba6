import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { readSets } from "./data/read-sets.ts";
import { observe } from "./observe.ts";

const share = z
  .object({ folder: z.string(), part: z.number(), parts: z.number() })
  .parse(workerData);

const observations = readSets(share.folder).flatMap((row, index) =>
  index % share.parts === share.part ? [observe(row, index)] : [],
);
parentPort?.postMessage(observations);
