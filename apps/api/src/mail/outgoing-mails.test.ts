import { afterEach, beforeEach, expect, it } from "vitest";
import { day, minute, second } from "../clock.ts";
import { createLater } from "../later.ts";
import { createSeal } from "../seal.ts";
import { sweep } from "../sweep.ts";
import { dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { startSmtp, type TestSmtp } from "../testing/smtp-server.ts";
import { createOutgoingMails } from "./outgoing-mails.ts";
import { pauseAfter } from "./waiting-mails.ts";

const email = "ada@example.com";
const ada = { email, password: "correct horse", firstName: "Ada", lastName: "Lovelace" };

let smtp: TestSmtp;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

onEachDatabase("outgoing mails", (open) => {
  const openWithSmtp = () => open({ env: { SMTP_URL: smtp.url } });
  type World = Awaited<ReturnType<typeof openWithSmtp>>;

  const waiting = ({ database: { db } }: World) =>
    db.selectFrom("outgoingMail").selectAll().execute();

  /** An account whose code was mailed over SMTP. */
  const signUp = async (world: World) => {
    const { user } = dataOf(await world.client.register(ada));
    await world.mailsSent();
    const confirmationCode = /\b\d{6}\b/.exec(smtp.received.at(-1)?.text ?? "")?.[0] ?? "";
    dataOf(await world.client.confirmEmail({ userId: user.id, confirmationCode }));
    const { sessionToken } = dataOf(await world.client.login({ email, password: ada.password }));
    await world.mailsSent();
    return world.clientFor(sessionToken);
  };

  it("go out after the answer, however slow the mail provider is", async () => {
    const world = await openWithSmtp();
    await signUp(world);
    smtp.hold();
    dataOf(await world.client.requestPasswordReset({ email }));
    dataOf(await world.client.resendConfirmation({ email }));
    dataOf(await world.client.register(ada));
    expect(smtp.received).toHaveLength(1);
    smtp.release();
    await world.mailsSent();
    expect(smtp.received).toHaveLength(4);
    expect(await waiting(world)).toEqual([]);
  });

  it("cost the same statements for an address that gets none", async () => {
    const world = await openWithSmtp();
    await signUp(world);
    const bob = { ...ada, email: "bob@example.com" };
    dataOf(await world.client.register(bob));
    await world.mailsSent();
    const received = smtp.received.length;
    const cost = async (address: string) => {
      const call = async () => {
        dataOf(await world.client.requestPasswordReset({ email: address }));
        await world.mailsSent();
        dataOf(await world.client.resendConfirmation({ email: address }));
      };
      return (await world.statementsOf(call)).length;
    };
    const unknown = await cost("nobody@example.com");
    expect(await cost(email)).toBe(unknown);
    expect(smtp.received).toHaveLength(received + 2);
    expect(await cost(bob.email)).toBe(unknown);
    expect(smtp.received).toHaveLength(received + 3);
    expect(await waiting(world)).toEqual([]);
  });

  it("are tried again with growing pauses, and sent once", async () => {
    const world = await openWithSmtp();
    smtp.refuse(true);
    dataOf(await world.client.register(ada));
    await world.mailsSent();
    await world.mailsSent();
    expect(await waiting(world)).toMatchObject([{ tries: 1, dueAt: world.clock.now() + second }]);
    world.clock.advance(second);
    await world.mailsSent();
    expect(await waiting(world)).toMatchObject([
      { tries: 2, dueAt: world.clock.now() + 2 * second },
    ]);
    smtp.refuse(false);
    world.clock.advance(2 * second);
    await world.mailsSent();
    await world.mailsSent();
    expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual([email]);
    expect(await waiting(world)).toEqual([]);
  });

  it("are given up with a line that names nobody: a code after its time, others after a day", async () => {
    const world = await openWithSmtp();
    smtp.refuse(true);
    dataOf(await world.client.register(ada));
    dataOf(await world.client.joinWaitlist({ email: "bob@example.com" }));
    await world.mailsSent();
    world.clock.advance(10 * minute);
    await world.mailsSent();
    expect(await waiting(world)).toHaveLength(1);
    world.clock.advance(day);
    await world.mailsSent();
    expect(await waiting(world)).toEqual([]);
    const log = world.log.join("");
    expect(log.match(/a mail was given up/g)).toHaveLength(2);
    expect(log).not.toMatch(/ada@|bob@/);
  });

  it("are sent by one of several processes", async () => {
    const secret = "a secret that two senders share, for tests only";
    const world = await open({ env: { SMTP_URL: smtp.url, AUTH_SECRET: secret } });
    const faults: string[] = [];
    const { later, settled } = createLater((what) => faults.push(what));
    let sent = 0;
    const other = createOutgoingMails({
      ...world.parts,
      later,
      seal: createSeal(secret, "outgoing-mail"),
      mailer: {
        send: async () => {
          sent += 1;
        },
        probe: async () => {},
        destination: "elsewhere",
        isFolder: false,
        close: () => {},
      },
    });
    const { db } = world.database;
    for (let mail = 0; mail < 12; mail += 1)
      await world.parts.mails.write(db, { to: email, letter: { kind: "on-waitlist" } });
    other.send();
    await Promise.all([world.mailsSent(), settled()]);
    expect(smtp.received.length + sent).toBe(12);
    expect(await waiting(world)).toEqual([]);
    expect(faults).toEqual([]);
    expect(world.log.join("")).not.toContain("given up");
  });

  it("wait without a readable address or code, and go with the account", async () => {
    const world = await openWithSmtp();
    const client = await signUp(world);
    smtp.refuse(true);
    dataOf(await world.client.requestPasswordReset({ email }));
    await world.mailsSent();
    const [row] = await waiting(world);
    expect(row).toMatchObject({ tries: 1 });
    expect(JSON.stringify(row)).not.toMatch(/ada@|example\.com|passwordReset/);
    dataOf(await client.deleteAccount(undefined));
    await world.mailsSent();
    const rows = await waiting(world);
    expect(rows.map(({ id }) => id)).not.toContain(row?.id);
    expect(rows).toHaveLength(1);
  });

  it("are swept when their time is over", async () => {
    const world = await openWithSmtp();
    smtp.refuse(true);
    dataOf(await world.client.joinWaitlist({ email }));
    await world.mailsSent();
    world.clock.advance(day - 1);
    await sweep(world.parts);
    expect(await waiting(world)).toHaveLength(1);
    world.clock.advance(1);
    await sweep(world.parts);
    expect(await waiting(world)).toEqual([]);
  });

  it("are not begun for anybody while the provider can't be reached, and nothing is changed", async () => {
    const world = await openWithSmtp();
    await signUp(world);
    await smtp.stop();
    const { client } = world;
    const before = await world.database.db.selectFrom("passwordReset").selectAll().execute();
    const refusals = await Promise.all([
      client.requestPasswordReset({ email }),
      client.requestPasswordReset({ email: "nobody@example.com" }),
      client.register({ ...ada, email: "bob@example.com" }),
    ]);
    for (const refusal of refusals.map(refusalOf))
      expect(refusal).toMatchObject({ status: 503, body: { code: "provider_unavailable" } });
    expect(await world.database.db.selectFrom("passwordReset").selectAll().execute()).toEqual(
      before,
    );
    expect(await waiting(world)).toEqual([]);
  });
});

it("pauses grow from a second to ten minutes", () => {
  expect([1, 2, 5, 10, 11, 99].map(pauseAfter)).toEqual(
    [1, 2, 16, 512, 600, 600].map((seconds) => seconds * second),
  );
});
