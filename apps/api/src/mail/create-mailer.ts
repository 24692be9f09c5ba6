import { join } from "node:path";
import { productName } from "@whetstone/api-client/contract";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export interface MailerInput {
  readonly env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly createId: () => string;
  readonly announce: (line: string) => void;
  readonly log: Logger;
}

/** SMTP when `SMTP_URL` is set, else files in the outbox folder, each announced on the console. */
export const createMailer = ({ env, publicUrl, log, announce, ...rest }: MailerInput): Mailer => {
  const from = env.MAIL_FROM ?? `${productName} <no-reply@${new URL(publicUrl).hostname}>`;
  const onFailure = (code: string) => log.warn({ code }, "mail could not be sent");
  if (env.SMTP_URL === undefined)
    return createOutboxMailer({
      folder: join(env.DATA_DIR, "outbox"),
      from,
      announce: (path) => announce(`Mail: ${path}`),
      onFailure,
      ...rest,
    });
  return createSmtpMailer({ url: env.SMTP_URL, from, onFailure });
};
