import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import { day, minute, second } from "../clock.ts";
import type { OutgoingMailTable, Schema } from "../database/schema.ts";
import type { Digest } from "../digest.ts";
import type { Seal } from "../seal.ts";
import { letterSchema } from "./letters.ts";

/** A mail is given up after this long, unless its code expires sooner. */
export const mailLifetimeMs = day;
/** A mail that a process has begun to send is left to it for this long. */
const leaseMs = 2 * minute;
const longestPauseMs = 10 * minute;

/** A row of the table. */
export type WaitingMail = Selectable<OutgoingMailTable>;

const enclosedSchema = z.object({
  /** Null for a mail that is not to be sent: it is work like any other up to that. */
  to: z.string().nullable(),
  letter: letterSchema,
});
/** Whom a mail goes to, and what it says. */
export type Enclosed = z.infer<typeof enclosedSchema>;

/** What waiting mails are kept with. */
export interface WaitingParts {
  readonly clock: Clock;
  readonly createId: () => string;
  readonly digest: Digest;
  readonly seal: Seal;
}

/** What the mails to an address are found by. */
const digestRecipient = ({ digest }: WaitingParts, email: string): string =>
  digest("outgoing-mail", email);

/** The pause before a mail is tried again, in milliseconds: from one second to ten minutes. */
export const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, second * 2 ** (tries - 1));

/** Writes a mail down that is due at once. */
export const insertMail = async (
  db: Kysely<Schema>,
  parts: WaitingParts,
  email: string,
  { expiresAt, ...enclosed }: Enclosed & { readonly expiresAt?: number | undefined },
): Promise<void> => {
  const now = parts.clock();
  await db
    .insertInto("outgoingMail")
    .values({
      id: parts.createId(),
      recipientDigest: digestRecipient(parts, email),
      sealed: parts.seal.close(JSON.stringify(enclosed)),
      tries: 0,
      dueAt: now,
      expiresAt: Math.min(expiresAt ?? Number.POSITIVE_INFINITY, now + mailLifetimeMs),
    })
    .execute();
};

/** Deletes every waiting mail to an address. */
export const deleteMailsTo = async (
  db: Kysely<Schema>,
  parts: WaitingParts,
  email: string,
): Promise<void> => {
  await db
    .deleteFrom("outgoingMail")
    .where("recipientDigest", "=", digestRecipient(parts, email))
    .execute();
};

/** The mails that are due, the longest waiting first. */
export const readDue = (db: Kysely<Schema>, now: number, limit: number): Promise<WaitingMail[]> =>
  db
    .selectFrom("outgoingMail")
    .selectAll()
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Takes a mail for this process; false when another one was faster. */
export const claimMail = async (
  db: Kysely<Schema>,
  { id, tries, dueAt }: WaitingMail,
  now: number,
): Promise<boolean> => {
  const claimed = await db
    .updateTable("outgoingMail")
    .set({ tries: tries + 1, dueAt: now + leaseMs })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("dueAt", "=", dueAt)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
};

/** Gives back what an earlier process had begun to send. Only for one that is alone on its database. */
export const releaseClaims = async (db: Kysely<Schema>, now: number): Promise<void> => {
  await db.updateTable("outgoingMail").set({ dueAt: now }).where("dueAt", ">", now).execute();
};

export const postponeMail = async (
  db: Kysely<Schema>,
  id: string,
  dueAt: number,
): Promise<void> => {
  await db.updateTable("outgoingMail").set({ dueAt }).where("id", "=", id).execute();
};

export const deleteMail = async (db: Kysely<Schema>, id: string): Promise<void> => {
  await db.deleteFrom("outgoingMail").where("id", "=", id).execute();
};

/** What a row encloses; undefined when it was sealed with another secret. */
export const openMail = ({ seal }: WaitingParts, { sealed }: WaitingMail): Enclosed | undefined => {
  const opened = seal.open(sealed);
  return opened === undefined ? undefined : enclosedSchema.parse(JSON.parse(opened));
};
