import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataOf, refusalOf } from "../testing/expect-result.ts";
import { onSqlite } from "../testing/on-each-database.ts";
import { startSmtp, type TestSmtp } from "../testing/smtp-server.ts";

const ada = {
  email: "ada@example.com",
  password: "correct horse",
  firstName: "Ada",
  lastName: "Lovelace",
};

let smtp: TestSmtp;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

onSqlite("mail", (open) => {
  it("goes over SMTP when there is a server for it, with text, HTML and the configured sender (MAIL-3)", async () => {
    const from = "Team <team@example.org>";
    const world = await open({ env: { SMTP_URL: smtp.url, MAIL_FROM: from } });
    dataOf(await world.client.register(ada));
    await world.mailsSent();
    const [mail] = smtp.received;
    expect(mail).toMatchObject({
      from: { name: "Team", address: "team@example.org" },
      to: [{ address: "ada@example.com" }],
      subject: "Your Whetstone confirmation code",
    });
    const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "none";
    expect(mail?.html).toContain(code);
    expect(await world.mailbox.mails()).toEqual([]);
    expect(world.announced).toEqual([]);
  });

  it("that can't be sent is 503, alike for known and unknown addresses (MAIL-4)", async () => {
    const world = await open({ env: { SMTP_URL: smtp.url } });
    dataOf(await world.client.register(ada));
    await world.mailsSent();
    await smtp.stop();
    const refusals = await Promise.all([
      world.client.register({ ...ada, email: "bob@example.com" }),
      world.client.resendConfirmation({ email: ada.email }),
      world.client.resendConfirmation({ email: "nobody@example.com" }),
    ]);
    for (const refusal of refusals.map(refusalOf))
      expect(refusal).toMatchObject({ status: 503, body: { code: "provider_unavailable" } });
    expect(world.log.join("")).toContain("mail could not be sent");
    expect(world.log.join("")).not.toContain("bob@");
  });

  it("goes to the outbox otherwise; the console is told the file, not the code (MAIL-3)", async () => {
    const world = await open();
    dataOf(await world.client.register(ada));
    const code = await world.mailbox.lastCode(ada.email);
    expect(world.announced).toEqual([
      expect.stringMatching(`^Mail: ${join(world.dataDir, "outbox")}/.+\\.eml$`),
    ]);
    expect(world.announced.join("")).not.toContain(code);
  });

  it("that the outbox can't hold is an error, and not a lost mail", async () => {
    const world = await open();
    writeFileSync(join(world.dataDir, "outbox"), "in the way");
    expect(refusalOf(await world.client.register(ada)).status).toBe(503);
  });

  it("names the product and holds no picture or link that could track (MAIL-1)", async () => {
    const world = await open();
    await world.signUp();
    dataOf(await world.client.register(ada));
    for (const mail of await world.mailbox.mails()) {
      expect(mail.text).toContain("Whetstone");
      expect(mail.html).not.toMatch(/<img|https?:\/\/(?!www\.w3\.org)/);
    }
  });
});
