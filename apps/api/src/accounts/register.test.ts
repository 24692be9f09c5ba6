import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import { codeOf, dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

const ada = {
  email: "ada@example.com",
  password: "correct horse",
  firstName: "Ada",
  lastName: "Lovelace",
};

onEachDatabase("register", (open) => {
  it("asks for a confirmation and mails a six-digit code as text and HTML (AUTH-12, MAIL-1)", async () => {
    const { client, mailbox, announced } = await open();
    const answer = dataOf(await client.register(ada));
    expect(answer).toMatchObject({ success: true, requiresConfirmation: true });
    const [mail] = await mailbox.mails("ada@example.com");
    const code = await mailbox.lastCode("ada@example.com");
    expect(mail?.html).toContain(code);
    expect(announced.join("\n")).not.toContain(code);
  });

  it("takes an address in any letter case as the same one", async () => {
    const { client, mailbox } = await open();
    dataOf(await client.register({ ...ada, email: " Ada@Example.COM " }));
    expect(await mailbox.lastCode("ada@example.com")).toMatch(/^\d{6}$/);
  });

  it("names every field that is missing or wrong", async () => {
    const { client } = await open();
    const result = await client.register({
      ...ada,
      email: "ada",
      password: "short",
      lastName: " ",
    });
    const { body, status } = refusalOf(result);
    expect(status).toBe(400);
    expect(body.code).toBe("validation_failed");
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(["email", "lastName", "password"]);
  });

  it("answers alike for an address that has an account, and tells its owner (AUTH-24)", async () => {
    const world = await open();
    await world.signUp({ email: "ada@example.com", password: "her own password" });
    const taken = dataOf(await world.client.register(ada));
    const fresh = dataOf(await world.client.register({ ...ada, email: "new@example.com" }));
    const shape = { id: expect.stringMatching(/^[\da-f-]{36}$/) };
    expect(taken).toEqual({ success: true, requiresConfirmation: true, user: shape });
    expect(fresh).toEqual({ success: true, requiresConfirmation: true, user: shape });
    const mail = (await world.mailbox.mails("ada@example.com")).at(-1);
    expect(mail?.subject).toContain("already have");
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  });

  it("leaves nothing by which a taken address can be told from a free one", async () => {
    const world = await open();
    const { client, clock } = world;
    await world.signUp({ email: "taken@example.com", password: "her own password" });
    const observe = async (email: string) => {
      const { user } = dataOf(await client.register({ ...ada, email }));
      const confirm = () => client.confirmEmail({ userId: user.id, confirmationCode: "wrong!" });
      const seen = [codeOf(await client.login({ email, password: "a wrong one" }))];
      seen.push(codeOf(await client.login({ email, password: ada.password })));
      for (let tries = 0; tries < 7; tries += 1) seen.push(codeOf(await confirm()));
      dataOf(await client.resendConfirmation({ email }));
      seen.push(codeOf(await confirm()));
      clock.advance(11 * minute);
      seen.push(codeOf(await confirm()));
      return seen;
    };
    const ofFree = await observe("free@example.com");
    expect(await observe("taken@example.com")).toEqual(ofFree);
    expect(ofFree).toContain("email_not_confirmed");
    expect(ofFree).toContain("code_expired");
  });

  it("costs the same number of statements and hashes for a taken and a free address", async () => {
    const world = await open();
    await world.signUp({ email: "taken@example.com" });
    const register = (email: string) => () => world.client.register({ ...ada, email });
    const statements = async (email: string) => (await world.statementsOf(register(email))).length;
    expect(await statements("taken@example.com")).toBe(await statements("free@example.com"));
    expect(await world.hashesOf(register("taken@example.com"))).toBe(1);
    expect(await world.hashesOf(register("another@example.com"))).toBe(1);
  });

  it("does not touch the account of an address that is registered again", async () => {
    const world = await open();
    const owner = await world.signUp({ password: "her own password" });
    dataOf(await world.client.register({ ...ada, password: "an intruder's one" }));
    expect(
      codeOf(await world.client.login({ email: owner.email, password: "an intruder's one" })),
    ).toBe("email_not_confirmed");
    dataOf(await world.client.login({ email: owner.email, password: "her own password" }));
  });

  it("replaces an unconfirmed registration wholly: only what was entered last works (AUTH-23)", async () => {
    const { client, mailbox, clientFor } = await open();
    const first = dataOf(await client.register({ ...ada, password: "first password" }));
    const firstCode = await mailbox.lastCode(ada.email);
    const second = dataOf(
      await client.register({ ...ada, password: "second password", firstName: "Augusta" }),
    );
    const secondCode = await mailbox.lastCode(ada.email);
    for (const confirmationCode of [firstCode, secondCode])
      expect(codeOf(await client.confirmEmail({ userId: first.user.id, confirmationCode }))).toBe(
        "invalid_code",
      );
    dataOf(await client.confirmEmail({ userId: second.user.id, confirmationCode: secondCode }));
    expect(codeOf(await client.login({ email: ada.email, password: "first password" }))).toBe(
      "invalid_credentials",
    );
    const login = await client.login({ email: ada.email, password: "second password" });
    const me = dataOf(await clientFor(dataOf(login).sessionToken).me(undefined));
    expect(me.user).toMatchObject({ firstName: "Augusta", accessLevel: "free", usesRemaining: 15 });
  });

  it("makes one account of five registrations of an address that arrive at once", async () => {
    const { client, mailbox, database } = await open();
    const results = await Promise.all(Array.from({ length: 5 }, () => client.register(ada)));
    const ids = results.map((result) => dataOf(result).user.id);
    const codes = (await mailbox.mails()).map(({ text = "" }) => /\b\d{6}\b/.exec(text)?.[0] ?? "");
    const confirmed = [];
    for (const userId of ids)
      for (const confirmationCode of codes)
        if ((await client.confirmEmail({ userId, confirmationCode })).ok) confirmed.push(userId);
    expect(confirmed).toHaveLength(1);
    expect(await database.db.selectFrom("user").selectAll().execute()).toHaveLength(1);
  });

  it("sends at most five mails an hour to one address, known or not (MAIL-2)", async () => {
    const world = await open();
    await world.signUp({ email: "known@example.com" });
    const tries = async (email: string, count: number) => {
      for (let sent = 0; sent < count; sent += 1)
        dataOf(await world.client.resendConfirmation({ email }));
      return refusalOf(await world.client.resendConfirmation({ email }));
    };
    const known = await tries("known@example.com", 4);
    const unknown = await tries("unknown@example.com", 5);
    expect(known).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(unknown.retryAfterSeconds).toBe(known.retryAfterSeconds);
    world.clock.advance(60 * minute);
    dataOf(await world.client.resendConfirmation({ email: "known@example.com" }));
  });

  it("limits registrations from one client address", async () => {
    const { client, parts } = await open();
    const spend = { name: "registration", points: 100, windowMs: 10 * minute };
    for (let count = 0; count < 100; count += 1) await parts.limits.demand(spend, "192.0.2.1");
    expect(codeOf(await client.register(ada))).toBe("rate_limited");
  });

  it("puts new accounts on the waitlist, in order, when sign-up is by waitlist", async () => {
    const world = await open({ env: { SIGNUP_MODE: "waitlist" } });
    const first = await world.signUp({ email: "first@example.com" });
    world.clock.advance(minute);
    const second = await world.signUp({ email: "second@example.com" });
    expect(first.user).toMatchObject({
      accessLevel: "waitlist",
      waitlistPosition: 1,
      usesRemaining: 0,
    });
    expect(second.user).toMatchObject({
      waitlistPosition: 2,
      waitlistJoinedAt: "2026-03-10T12:01:00.000Z",
    });
  });
});
