import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The mails a test server has written to its outbox. */
export interface Mailbox {
  /** In the order they were sent. */
  readonly mails: (to?: string) => Promise<readonly Email[]>;
  /** The code of the newest mail to an address that holds one. */
  readonly lastCode: (to: string) => Promise<string>;
}

const readFolder = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
};

/** The last code in some mails, the oldest first. */
export const lastCodeIn = (mails: readonly Email[]): string | undefined =>
  mails.flatMap(({ text = "" }) => /\b\d{6}\b/.exec(text) ?? []).at(-1);

export interface MailboxInput {
  /** The outbox folder. */
  readonly folder: string;
  /** Its files in the order they were announced. */
  readonly order: () => readonly string[];
  /** Resolves when what was to be mailed is mailed. */
  readonly sent: () => Promise<void>;
}

/** Reads the outbox folder, once all mails are sent. */
export const createMailbox = ({ folder, order, sent: allSent }: MailboxInput): Mailbox => {
  const known = new Map<string, Promise<Email>>();
  /** A mail never changes: each is read once. */
  const parse = (path: string): Promise<Email> => {
    const parsed = known.get(path) ?? readFile(path).then((content) => PostalMime.parse(content));
    known.set(path, parsed);
    return parsed;
  };
  const mails = async (to?: string): Promise<readonly Email[]> => {
    await allSent();
    const files = new Set((await readFolder(folder)).map((name) => join(folder, name)));
    const sent = order().filter((path) => files.has(path));
    const parsed = await Promise.all(sent.map(parse));
    return parsed.filter((mail) => to === undefined || mail.to?.[0]?.address === to);
  };
  return {
    mails,
    lastCode: async (to) => {
      const code = lastCodeIn(await mails(to));
      if (code === undefined) throw new Error(`No mail with a code was sent to ${to}`);
      return code;
    },
  };
};
