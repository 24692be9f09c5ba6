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

/** Reads the outbox folder. `order` names the files in the order they were announced. */
export const createMailbox = (folder: string, order: () => readonly string[]): Mailbox => {
  const known = new Map<string, Promise<Email>>();
  /** A mail never changes: each is read once. */
  const parse = (path: string): Promise<Email> => {
    const parsed = known.get(path) ?? readFile(path).then((content) => PostalMime.parse(content));
    known.set(path, parsed);
    return parsed;
  };
  const mails = async (to?: string): Promise<readonly Email[]> => {
    const files = new Set((await readFolder(folder)).map((name) => join(folder, name)));
    const sent = order().filter((path) => files.has(path));
    const parsed = await Promise.all(sent.map(parse));
    return parsed.filter((mail) => to === undefined || mail.to?.[0]?.address === to);
  };
  return {
    mails,
    lastCode: async (to) => {
      const codes = (await mails(to)).flatMap(({ text = "" }) => /\b\d{6}\b/.exec(text) ?? []);
      const code = codes.at(-1);
      if (code === undefined) throw new Error(`No mail with a code was sent to ${to}`);
      return code;
    },
  };
};
