import { setTimeout } from "node:timers/promises";
import type { PostgresServer } from "../../../../apps/api/src/testing/postgres-server.ts";
import { startMailServer } from "../../../../e2e/support/mail-server.ts";
import type { Random } from "../../random.ts";
import { Books, bookFaults } from "./books.ts";
import type { Crowd } from "./clients.ts";
import { Figures } from "./figures.ts";
import { liveOn, settleAll } from "./life.ts";
import { createPace, type Pace } from "./pace.ts";
import { createServers, type Servers } from "./servers.ts";

/** What a soak is made of. */
export interface Plan {
  /** How long the servers are left alone, under load. */
  readonly minutes: number;
  /** How often one is killed afterwards. */
  readonly kills: number;
  readonly callsPerSecond: number;
  readonly random: Random;
  readonly print: (line: string) => void;
  /** The database, unless it is SQLite's file. */
  readonly postgres?: PostgresServer;
  /** The built program, unless it is the one that stands here. */
  readonly main?: string | undefined;
}

/** How many people are there at once. */
const peopleAtOnce = 8;
const sampleEveryMs = 5_000;
const samplesAMinute = 12;

/** What is known and under way while a soak runs. */
interface Soak {
  readonly plan: Plan;
  readonly servers: Servers;
  readonly books: Books;
  readonly figures: Figures;
  readonly pace: Pace;
  readonly state: { isDisturbed: boolean; isOver: boolean };
}

const allOf = (servers: Servers): number[] => Array.from({ length: servers.count }, (_, at) => at);

/** Looks at the processes for so many minutes, minute by minute. */
const watch = async ({ plan: { minutes }, servers, figures }: Soak): Promise<void> => {
  figures.begin();
  for (let minute = 0; minute < minutes; minute += 1) {
    for (let sample = 0; sample < samplesAMinute; sample += 1) {
      await setTimeout(sampleEveryMs);
      figures.sample(servers.pids());
    }
    figures.endMinute();
  }
  figures.end();
};

/** Compares what clients were told with the database. Nothing may be under way. */
const check = async ({ books, servers }: Soak): Promise<void> => {
  const faults = bookFaults(books, await servers.ledger(), Date.now());
  for (const fault of faults) books.fault(fault);
};

/** Ends a process as its operator would: it must say that all is well. */
const endWell = async ({ books, servers }: Soak, at: number): Promise<void> => {
  const code = await servers.end(at, "SIGTERM");
  if (code !== 0) books.fault(`a process that was told to stop ended with ${code}`);
};

/** With SQLite the file is read while no process runs. */
const checkAtRest = async (soak: Soak): Promise<void> => {
  const { plan, pace, servers } = soak;
  await pace.pause();
  if (plan.postgres) return check(soak);
  await endWell(soak, 0);
  await check(soak);
  await servers.start(0);
};

/** Kills the one process there is, in the midst of its work, and looks at the file it left. */
const killLone = async (soak: Soak): Promise<void> => {
  const { pace, servers } = soak;
  const quiet = pace.pause();
  await servers.end(0, "SIGKILL");
  await quiet;
  await check(soak);
  await servers.start(0);
};

/** Kills one of several processes while the load goes on, and starts it again a little later. */
const killOneOfMany = async (soak: Soak): Promise<void> => {
  const { plan, pace, servers } = soak;
  const at = plan.random.between(0, servers.count);
  await servers.end(at, "SIGKILL");
  await setTimeout(plan.random.between(100, 2_000));
  await servers.start(at);
  await pace.pause();
  await check(soak);
};

const killAtRandom = async (soak: Soak): Promise<void> => {
  const { plan, pace, books } = soak;
  for (let kill = 1; kill <= plan.kills; kill += 1) {
    pace.resume();
    await setTimeout(plan.random.between(300, 6_000));
    await (plan.postgres ? killOneOfMany(soak) : killLone(soak));
  }
  plan.print(`${plan.kills} kills, ${books.faults.length} faults so far`);
};

/** Each process in turn is stopped and started again, as an upgrade does it, under load. */
const restartInTurn = async (soak: Soak): Promise<void> => {
  const { plan, pace, servers, books } = soak;
  pace.resume();
  for (const at of allOf(servers)) {
    await endWell(soak, at);
    await servers.start(at);
    await setTimeout(1_000);
  }
  await pace.pause();
  await check(soak);
  plan.print(`a rolling restart, ${books.faults.length} faults so far`);
};

/** The database stops and comes back under load: told to, and as after a crash. */
const restartDatabase = async (soak: Soak, postgres: PostgresServer): Promise<void> => {
  const { plan, pace, books } = soak;
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    pace.resume();
    await setTimeout(plan.random.between(1_000, 4_000));
    await postgres.restart(() => setTimeout(plan.random.between(500, 3_000)), signal);
    await setTimeout(3_000);
    await pace.pause();
    await check(soak);
    plan.print(`a restart of the database (${signal}), ${books.faults.length} faults so far`);
  }
};

const tell = ({ plan: { print }, books, servers }: Soak): void => {
  const { accounts } = books;
  const gone = accounts.filter(({ state }) => state === "gone").length;
  const uses = accounts.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const errors = servers.errors();
  print(
    `${accounts.length} people signed up, ${gone} left, ${uses} enhancements were acknowledged`,
  );
  for (const [what, times] of [...books.met].sort()) print(`  met ${what}: ${times}`);
  print(`  the servers logged ${errors.length} errors`);
  for (const line of errors.slice(0, 5)) print(`    ${line.slice(0, 400)}`);
  print(books.faults.length === 0 ? "No fault." : `${books.faults.length} FAULTS.`);
};

const phases = async (soak: Soak): Promise<void> => {
  const { plan, servers, pace, state } = soak;
  for (const at of allOf(servers)) await servers.start(at);
  pace.resume();
  await watch(soak);
  await checkAtRest(soak);
  plan.print("Left alone, then checked. From here on servers come and go.");
  state.isDisturbed = true;
  await killAtRandom(soak);
  if (plan.postgres) {
    await restartInTurn(soak);
    await restartDatabase(soak, plan.postgres);
  }
};

/** Runs one soak, and resolves to the faults it found. */
export const soak = async (plan: Plan): Promise<readonly string[]> => {
  const mail = await startMailServer();
  const servers = await createServers(plan.postgres ? 3 : 1, {
    smtpUrl: mail.url,
    databaseUrl: plan.postgres?.url,
    main: plan.main,
  });
  const [books, figures, pace] = [
    new Books(),
    new Figures(plan.print),
    createPace(plan.callsPerSecond),
  ];
  const state = { isDisturbed: false, isOver: false };
  const running: Soak = { plan, servers, books, figures, pace, state };
  const crowd: Crowd = {
    books,
    figures,
    pace,
    random: plan.random,
    addresses: servers.addresses,
    codeFor: mail.codeFor,
    isDisturbed: () => state.isDisturbed,
    isOver: () => state.isOver,
  };
  const people = Promise.all(Array.from({ length: peopleAtOnce }, () => liveOn(crowd)));
  await Promise.race([phases(running), people]);
  state.isOver = true;
  pace.resume();
  await people;
  await settleAll(crowd);
  await checkAtRest(running);
  for (const at of allOf(servers)) await endWell(running, at);
  tell(running);
  await mail.close();
  await servers.removeData();
  return books.faults;
};
