import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { second } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { Later } from "../later.ts";
import { type Letter, writeOut } from "./letters.ts";
import type { Mailer } from "./mailer.ts";
import {
  claimMail,
  deleteMail,
  deleteMailsTo,
  insertMail,
  openMail,
  pauseAfter,
  postponeMail,
  readDue,
  releaseClaims,
  type WaitingMail,
  type WaitingParts,
} from "./waiting-mails.ts";

/** A mail to be written down. */
export interface NewMail {
  readonly to: string;
  readonly letter: Letter;
  /** Epoch milliseconds; a mail that is of no use afterwards is not sent then. */
  readonly expiresAt?: number;
  /** False for an address that gets no mail, so that it is work like any other. */
  readonly isSent?: boolean;
}

/** Mails that go out after the answer: kept in the database until they are sent. */
export interface OutgoingMails {
  /**
   * Throws `provider_unavailable` when the mail provider can't be reached. Asked for every
   * address alike, before anything is written.
   */
  readonly demandProvider: () => Promise<void>;
  /** Writes a mail down, in the transaction of what it tells of. Call `send` afterwards. */
  readonly write: (db: Kysely<Schema>, mail: NewMail) => Promise<void>;
  /** Forgets every waiting mail to an address. */
  readonly forget: (db: Kysely<Schema>, email: string) => Promise<void>;
  /**
   * Sends what is due. Nobody waits for a provider; a folder on this machine holds the mail once
   * this resolves.
   */
  readonly send: () => Promise<void>;
  /** Sends what an earlier process left, and looks for due mails from then on. */
  readonly start: () => Promise<void>;
  /** Begins no further mail. */
  readonly stop: () => void;
  /** Where mail goes, for people: a host or a folder. */
  readonly destination: string;
}

export interface OutgoingMailsInput extends WaitingParts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly later: Later["later"];
}

/** Mails that one process sends at once. */
const atOnce = 4;
const lookEveryMs = second;

/** Sends one mail, or writes down when it is tried again. */
const createSendOne = (input: OutgoingMailsInput) => {
  const { database, clock, mailer, log } = input;
  const { db } = database;

  const giveUp = async ({ id, tries }: WaitingMail, why: string): Promise<void> => {
    await deleteMail(db, id);
    log.error({ tries }, why);
  };

  /** A mail that failed was logged by its mailer. */
  const tryAgain = async (row: WaitingMail): Promise<void> => {
    const tries = row.tries + 1;
    const dueAt = clock() + pauseAfter(tries);
    if (dueAt < row.expiresAt) await postponeMail(db, row.id, dueAt);
    else await giveUp({ ...row, tries }, "a mail was given up");
  };

  return async (row: WaitingMail): Promise<void> => {
    if (!(await claimMail(db, row, clock()))) return;
    if (row.expiresAt <= clock()) return giveUp(row, "a mail was given up");
    const enclosed = openMail(input, row);
    if (!enclosed) return giveUp(row, "a mail was sealed with another secret");
    const { to, letter } = enclosed;
    const mail = await writeOut(letter);
    try {
      if (to !== null) await mailer.send({ to, ...mail });
    } catch {
      return tryAgain(row);
    }
    await deleteMail(db, row.id);
    if (letter.kind === "account-deleted") await database.forgetDeleted();
  };
};

/** Makes the one sender of a process; any number of processes may share a database. */
export const createOutgoingMails = (input: OutgoingMailsInput): OutgoingMails => {
  const { database, clock, mailer, log, later } = input;
  const sendOne = createSendOne(input);
  const state = { isSending: false, isAskedAgain: false, isStopped: false, isAway: false };
  let looking: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  /** The newest code comes last. */
  const sendInOrder = async (rows: readonly WaitingMail[]): Promise<void> => {
    for (const row of rows) await sendOne(row);
  };

  const sendDue = async (): Promise<void> => {
    while (!state.isStopped) {
      const due = await readDue(database.db, clock(), atOnce);
      if (due.length === 0) return;
      const byRecipient = Map.groupBy(due, ({ recipientDigest }) => recipientDigest);
      await Promise.all([...byRecipient.values()].map(sendInOrder));
    }
  };

  /** A database that is away is said once, not each time somebody looks. */
  const sendDueOrSay = async (): Promise<void> => {
    try {
      await sendDue();
      state.isAway = false;
    } catch (error) {
      if (!state.isAway) log.error({ err: error }, "waiting mails could not be sent");
      state.isAway = true;
    }
  };

  const sendAll = async (): Promise<void> => {
    // The answer goes first: what a mail costs must not show in its time.
    await setImmediate();
    do {
      state.isAskedAgain = false;
      await sendDueOrSay();
    } while (state.isAskedAgain);
    state.isSending = false;
  };

  const begin = (): void => {
    state.isAskedAgain = true;
    if (state.isSending || state.isStopped) return;
    state.isSending = true;
    sending = sendAll();
    later("Waiting mails could not be sent", () => sending);
  };
  const send = async (): Promise<void> => {
    begin();
    if (mailer.isFolder) await sending;
  };

  return {
    demandProvider: () => mailer.probe(),
    write: (db, { to, letter, expiresAt, isSent = true }) =>
      insertMail(db, input, to, { to: isSent ? to : null, letter, expiresAt }),
    forget: (db, email) => deleteMailsTo(db, input, email),
    send,
    start: async () => {
      if (database.kind === "sqlite") await releaseClaims(database.db, clock());
      looking = setInterval(begin, lookEveryMs);
      begin();
    },
    stop: () => {
      state.isStopped = true;
      clearInterval(looking);
    },
    destination: mailer.destination,
  };
};
