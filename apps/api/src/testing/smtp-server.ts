import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server on this machine. */
export interface TestSmtp {
  readonly url: string;
  readonly received: Email[];
  /** Lets no mail through from now on: it is begun and waits. */
  readonly hold: () => void;
  /** Lets through what waits, and all that follows. */
  readonly release: () => void;
  /** Resolves when the next mail arrives. */
  readonly nextMail: () => Promise<void>;
  /** Refuses every mail from now on, or takes them again. */
  readonly refuse: (refuses: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Starts an SMTP server on a free port; stop it at the end. */
export const startSmtp = async (): Promise<TestSmtp> => {
  const received: Email[] = [];
  let held = Promise.withResolvers<void>();
  held.resolve();
  let isRefusing = false;
  let arrival = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 10,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      isRefusing ? done(new Error("No mail today")) : done(),
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      await held.promise;
      received.push(await PostalMime.parse(Buffer.concat(chunks)));
      arrival.resolve();
      arrival = Promise.withResolvers();
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    hold: () => {
      held = Promise.withResolvers<void>();
    },
    release: () => held.resolve(),
    nextMail: () => arrival.promise,
    refuse: (refuses) => {
      isRefusing = refuses;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
