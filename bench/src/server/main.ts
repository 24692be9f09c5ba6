import { type ChildProcess, spawn } from "node:child_process";
import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createPostgresDatabase } from "../../../apps/api/src/testing/postgres-databases.ts";
import { startPostgres } from "../../../apps/api/src/testing/postgres-server.ts";
import { quantile } from "../spread.ts";
import { calls } from "./calls.ts";
import { type Call, type Round, runRound } from "./load.ts";
import { memoryOf } from "./memory.ts";
import { type SignedIn, startFilled } from "./people.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each side takes its turn in each round, so that a busy machine hurts both. */
const rounds = 11;
const warmUpSeconds = 2;
const roundSeconds = 2;
/** Enough that none of them meets the limit of a minute. */
const peopleCount = 2000;
/** A server that has started gives its memory back a little later. */
const restMs = 10_000;

/** Starts the server beside which ours is measured. */
const startBare = async (
  program: string,
  database: string,
): Promise<{ server: ChildProcess; address: string }> => {
  const main = fileURLToPath(new URL(program, import.meta.url));
  const server = spawn(process.execPath, [main, database], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve) =>
    server.stdout.once("data", (line: Buffer) => resolve(line.toString().trim())),
  );
  return { server, address };
};

const spreadOf = (values: readonly number[], digits: number): string =>
  `${quantile(values, 0.5).toFixed(digits)} (${quantile(values, 0).toFixed(digits)} to ${quantile(values, 1).toFixed(digits)})`;

/** Lets the two sides repeat one call in turns, and prints what each did. */
const compare = async (
  call: Call,
  { address, bare, people }: { address: string; bare: string; people: readonly SignedIn[] },
): Promise<void> => {
  const ours: Round[] = [];
  const theirs: Round[] = [];
  await runRound(address, call, people, warmUpSeconds);
  await runRound(bare, call, people, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await runRound(address, call, people, roundSeconds));
    theirs.push(await runRound(bare, call, people, roundSeconds));
  }
  const of = (side: readonly Round[], name: keyof Round) => side.map((round) => round[name]);
  const ratios = ours.map(({ perSecond }, index) => perSecond / (theirs[index]?.perSecond ?? 1));
  print(`\n${call.name}`);
  print(`  ours      ${spreadOf(of(ours, "perSecond"), 0)} a second`);
  print(`  bare      ${spreadOf(of(theirs, "perSecond"), 0)} a second`);
  print(`  ratio     ${spreadOf(ratios, 2)}`);
  print(`  p50, p99  ${spreadOf(of(ours, "p50"), 1)}, ${spreadOf(of(ours, "p99"), 1)} ms`);
  print(`  bare      ${spreadOf(of(theirs, "p50"), 1)}, ${spreadOf(of(theirs, "p99"), 1)} ms`);
  print(`  load of the machine ${loadavg()[0]?.toFixed(1)}`);
};

/** Measures every call on one database. */
const measure = async (
  name: string,
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<void> => {
  const { product, people, copy } = await startFilled(peopleCount, env);
  const bare = await startBare(program, copy);
  await setTimeout(restMs);
  print(`\n# ${name}: ${peopleCount} people, memory at rest ${memoryOf(product.pid)} MB`);
  for (const call of calls)
    await compare(call, { address: product.address, bare: bare.address, people });
  print(`\nmemory after load: ${memoryOf(product.pid)} MB`);
  bare.server.kill();
  await product.stop();
  await product.removeData();
};

await measure("SQLite", "bare-server.ts", {});
const postgres = await startPostgres({ isDurable: true });
const { url } = await createPostgresDatabase(postgres.url, { migrated: false });
await measure("PostgreSQL", "bare-postgres.ts", { DATABASE_URL: url });
await postgres.stop();
