import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { quantile } from "../spread.ts";
import { calls } from "./calls.ts";
import { type Round, runRound } from "./load.ts";
import { memoryOf } from "./memory.ts";
import { startFilled } from "./people.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each side takes its turn in each round, so that a busy machine hurts both. */
const rounds = 5;
const warmUpSeconds = 2;
const roundSeconds = 4;
/** Enough that none of them meets the limit of a minute. */
const peopleCount = 2000;

/** Starts the server beside which ours is measured. */
const startBare = async (database: string): Promise<{ server: ChildProcess; address: string }> => {
  const main = fileURLToPath(new URL("bare-server.ts", import.meta.url));
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

const startedAt = performance.now();
const { product, people, copy } = await startFilled(peopleCount, {});
const bare = await startBare(copy);
print(`${peopleCount} people made in ${Math.round(performance.now() - startedAt)} ms`);
print(`memory at rest: ${memoryOf(product.pid)} MB`);

for (const call of calls) {
  const ours: Round[] = [];
  const theirs: Round[] = [];
  await runRound(product.address, call, people, warmUpSeconds);
  await runRound(bare.address, call, people, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await runRound(product.address, call, people, roundSeconds));
    theirs.push(await runRound(bare.address, call, people, roundSeconds));
  }
  const ratios = ours.map(({ perSecond }, index) => perSecond / (theirs[index]?.perSecond ?? 1));
  print(`\n${call.name}`);
  print(
    `  ours      ${spreadOf(
      ours.map(({ perSecond }) => perSecond),
      0,
    )} a second`,
  );
  print(
    `  bare      ${spreadOf(
      theirs.map(({ perSecond }) => perSecond),
      0,
    )} a second`,
  );
  print(`  ratio     ${spreadOf(ratios, 2)}`);
  print(
    `  p50, p99  ${spreadOf(
      ours.map(({ p50 }) => p50),
      1,
    )}, ${spreadOf(
      ours.map(({ p99 }) => p99),
      1,
    )} ms`,
  );
}
print(`\nmemory after load: ${memoryOf(product.pid)} MB`);

bare.server.kill();
await product.stop();
await product.removeData();
