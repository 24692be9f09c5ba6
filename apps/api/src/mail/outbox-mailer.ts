import { access, constants, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Clock, toIso } from "../clock.ts";
import { attempt } from "./attempt.ts";
import type { Mail, Mailer } from "./mailer.ts";

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
  readonly createId: () => string;
  /** Told the file of every mail. */
  readonly announce: (path: string) => void;
  /** Told the code of what went wrong. */
  readonly onFailure: (code: string) => void;
}

/** Mail as `.eml` files in a folder, for a copy of the product without a mail provider. */
export const createOutboxMailer = (options: OutboxOptions): Mailer => {
  const { folder, from, clock, createId, announce, onFailure } = options;
  const transport = createTransport({ streamTransport: true, buffer: true });
  const openFolder = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  };
  const write = async (mail: Mail) => {
    await openFolder();
    const { message } = await transport.sendMail({ ...mail, from, date: new Date(clock()) });
    const moment = toIso(clock()).replaceAll(":", "-");
    const path = join(folder, `${moment}-${createId().slice(0, 8)}.eml`);
    await writeFile(path, message, { mode: 0o600, flag: "wx" });
    announce(path);
  };
  return {
    send: (mail) => attempt(() => write(mail), onFailure),
    probe: () => attempt(openFolder, onFailure),
    destination: folder,
    isFolder: true,
    close: () => transport.close(),
  };
};
