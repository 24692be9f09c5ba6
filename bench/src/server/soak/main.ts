import { parseArgs } from "node:util";
import { startPostgres } from "../../../../apps/api/src/testing/postgres-server.ts";
import { createRandom } from "../../random.ts";
import { soak } from "./run.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    kills: { type: "string", default: "20" },
    rate: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    database: { type: "string", default: "both" },
    /** A built program other than the one that stands here. */
    server: { type: "string" },
  },
});

const databases = ["sqlite", "postgres"].filter(
  (name) => values.database === "both" || values.database === name,
);
let faults = 0;
for (const database of databases) {
  print(`\n${database}, ${values.rate} calls a second, seed ${values.seed}`);
  const postgres = database === "postgres" ? await startPostgres({ isDurable: true }) : undefined;
  const found = await soak({
    minutes: Number(values.minutes),
    kills: Number(values.kills),
    callsPerSecond: Number(values.rate),
    random: createRandom(Number(values.seed)),
    print,
    main: values.server,
    ...(postgres ? { postgres } : {}),
  });
  faults += found.length;
  await postgres?.stop();
}
process.exitCode = faults === 0 ? 0 : 1;
