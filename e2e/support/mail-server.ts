import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps what it receives. */
export const startMailServer = async () => {
  const mails: { readonly to: readonly string[]; readonly mail: Email }[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ to, mail });
          for (const wake of waiting) wake();
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  const lastTo = (address: string) => mails.findLast(({ to }) => to.includes(address))?.mail;

  const nextMail = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The 6-digit code of the last mail to an address; waits for the mail. */
    codeFor: async (address: string): Promise<string> => {
      for (;;) {
        const code = lastTo(address)?.text?.match(/\b\d{6}\b/)?.[0];
        if (code) return code;
        await nextMail();
      }
    },
    /** The text of the last mail to an address with such a subject; waits for the mail. */
    textFor: async (address: string, subject: RegExp): Promise<string> => {
      for (;;) {
        const found = mails.findLast(
          ({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ""),
        );
        if (found?.mail.text) return found.mail.text;
        await nextMail();
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
