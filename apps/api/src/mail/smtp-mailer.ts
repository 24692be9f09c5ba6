import { createTransport } from "nodemailer";
import { second } from "../clock.ts";
import { attempt } from "./attempt.ts";
import type { Mailer } from "./mailer.ts";

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
  /** Told the code of what went wrong, without an address. */
  readonly onFailure: (code: string) => void;
}

/** Mail over SMTP. */
export const createSmtpMailer = ({ url, from, onFailure }: SmtpOptions): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: 5 * second,
    greetingTimeout: 5 * second,
    socketTimeout: 10 * second,
  });
  return {
    send: (mail) => attempt(() => transport.sendMail({ ...mail, from }), onFailure),
    probe: () => attempt(() => transport.verify(), onFailure),
    destination: new URL(url).host,
    isFolder: false,
    close: () => transport.close(),
  };
};
