import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import { codeOf, dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

const guest = "guest@example.com";
const waiting = { env: { SIGNUP_MODE: "waitlist" } };

onEachDatabase("waitlist", (open) => {
  it("gives every new account a place, which it sees, and lets none enhance (WAIT-5)", async () => {
    const world = await open(waiting);
    const first = await world.signUp();
    const second = await world.signUp({ email: "bob@example.com" });
    expect(first.user).toMatchObject({
      accessLevel: "waitlist",
      usesRemaining: 0,
      waitlistPosition: 1,
      waitlistJoinedAt: "2026-03-10T12:00:00.000Z",
    });
    expect(second.user.waitlistPosition).toBe(2);
    expect(codeOf(await first.client.enhancePrompt({ prompt: "a poem" }))).toBe("waitlisted");
  });

  it("can be joined with an address alone; joining twice answers alike (WAIT-6)", async () => {
    const world = await open();
    await world.signUp();
    for (const email of [guest, guest, "ada@example.com"])
      expect(dataOf(await world.client.joinWaitlist({ email }))).toEqual({ success: true });
    const { users } = dataOf(await world.client.waitlistMembers(undefined, world.admin));
    expect(
      users.map(({ email, accessLevel, waitlistPosition }) => [
        email,
        accessLevel,
        waitlistPosition,
      ]),
    ).toEqual([
      [guest, "waitlist", 1],
      ["ada@example.com", "free", null],
    ]);
  });

  it("tells the owner of an account who joins that there is nothing to wait for", async () => {
    const world = await open();
    const { email } = await world.signUp();
    dataOf(await world.client.joinWaitlist({ email: guest }));
    dataOf(await world.client.joinWaitlist({ email }));
    const subjectOf = async (to: string) => (await world.mailbox.mails(to)).at(-1)?.subject;
    expect(await subjectOf(guest)).toContain("on the");
    expect(await subjectOf(email)).toContain("already have");
  });

  it("moves everybody up who waited behind somebody let in", async () => {
    const world = await open(waiting);
    for (const email of [guest, "b@example.com"])
      dataOf(await world.client.joinWaitlist({ email }));
    const third = await world.signUp();
    const fourth = await world.signUp({ email: "d@example.com" });
    expect(fourth.user.waitlistPosition).toBe(4);
    for (const email of [guest, third.email])
      dataOf(await world.client.promote({ email, newAccessLevel: "free" }, world.admin));
    expect(dataOf(await fourth.client.me(undefined)).user.waitlistPosition).toBe(2);
    const { users } = dataOf(await world.client.waitlistMembers(undefined, world.admin));
    expect(users.map(({ waitlistPosition }) => waitlistPosition)).toEqual([1, 2, null, null]);
  });

  it("keeps the place of somebody who joined and then signs up", async () => {
    const world = await open(waiting);
    dataOf(await world.client.joinWaitlist({ email: guest }));
    await world.signUp();
    const { user } = await world.signUp({ email: guest });
    expect(user.waitlistPosition).toBe(1);
    const { stats } = dataOf(await world.client.waitlistStats(undefined, world.admin));
    expect(stats).toEqual({ waitlist: 2, tester: 0, free: 0, total: 2 });
  });

  it("counts everybody by level", async () => {
    const world = await open();
    await world.signUp();
    await world.signUp({ email: "t@example.com", accessLevel: "tester" });
    await world.signUp({ email: "p@example.com", accessLevel: "pro" });
    dataOf(await world.client.joinWaitlist({ email: guest }));
    const { stats } = dataOf(await world.client.waitlistStats(undefined, world.admin));
    expect(stats).toEqual({ waitlist: 1, tester: 1, free: 1, total: 4 });
  });

  it("lists as many as asked for, those who wait first by their place", async () => {
    const world = await open(waiting);
    for (const email of ["a@example.com", "b@example.com"])
      dataOf(await world.client.joinWaitlist({ email }));
    await world.signUp({ email: "c@example.com" });
    await world.signUp({ email: "d@example.com", accessLevel: "tester" });
    const list = async (limit: string) =>
      dataOf(await world.client.waitlistMembers({ limit }, world.admin)).users.map(
        ({ email }) => email,
      );
    expect(await list("100")).toEqual([
      "a@example.com",
      "b@example.com",
      "c@example.com",
      "d@example.com",
    ]);
    expect(await list("2")).toEqual(["a@example.com", "b@example.com"]);
    for (const limit of ["0", "101", "-1", "x", ""])
      expect(codeOf(await world.client.waitlistMembers({ limit }, world.admin))).toBe(
        "validation_failed",
      );
  });

  it("promotes a member, who gets a link that signs in (WAIT-7)", async () => {
    const world = await open(waiting);
    const { client } = await world.signUp();
    dataOf(
      await world.client.promote(
        { email: "ada@example.com", newAccessLevel: "tester" },
        world.admin,
      ),
    );
    expect(dataOf(await client.me(undefined)).user).toMatchObject({
      accessLevel: "tester",
      usesRemaining: 1000,
      waitlistPosition: null,
    });
    const mail = (await world.mailbox.mails("ada@example.com")).at(-1);
    const token = /login\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(dataOf(await world.client.magicLink({ token })).user.email).toBe("ada@example.com");
  });

  it("demotes to the end of the queue; promotion and demotion refill nothing", async () => {
    const world = await open();
    const { client, email } = await world.signUp({ used: 7 });
    dataOf(await world.client.joinWaitlist({ email: guest }));
    dataOf(await world.client.demote({ email }, world.admin));
    expect(dataOf(await client.me(undefined)).user).toMatchObject({
      accessLevel: "waitlist",
      usesRemaining: 0,
      waitlistPosition: 2,
    });
    dataOf(await world.client.promote({ email, newAccessLevel: "free" }, world.admin));
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(8);
  });

  it("refuses what can't be: unknown addresses, the same level, Pro, other levels (WAIT-4)", async () => {
    const world = await open();
    const { email } = await world.signUp();
    const pro = await world.signUp({ email: "pro@example.com", accessLevel: "pro" });
    const { promote, demote } = world.client;
    const nobody = "nobody@example.com";
    expect(codeOf(await promote({ email: nobody, newAccessLevel: "free" }, world.admin))).toBe(
      "not_found",
    );
    expect(codeOf(await demote({ email: nobody }, world.admin))).toBe("not_found");
    expect(codeOf(await promote({ email, newAccessLevel: "free" }, world.admin))).toBe("conflict");
    expect(codeOf(await promote({ email: pro.email, newAccessLevel: "free" }, world.admin))).toBe(
      "conflict",
    );
    expect(codeOf(await demote({ email: pro.email }, world.admin))).toBe("conflict");
    dataOf(await world.client.joinWaitlist({ email: guest }));
    expect(codeOf(await demote({ email: guest }, world.admin))).toBe("conflict");
    const body = JSON.stringify({ action: "promote", email, newAccessLevel: "pro" });
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${world.admin.token}`,
    };
    expect((await world.request("/api/waitlist", { method: "POST", headers, body })).status).toBe(
      400,
    );
  });
});

onEachDatabase("admin key", (open) => {
  it("is needed for every call of the admin", async () => {
    const world = await open();
    const { token } = await world.signUp();
    for (const wrong of [
      undefined,
      { token },
      { token: "x" },
      { token: `${world.admin.token}x` },
    ]) {
      expect(codeOf(await world.client.waitlistStats(undefined, wrong))).toBe("invalid_admin_key");
      expect(codeOf(await world.client.demote({ email: guest }, wrong))).toBe("invalid_admin_key");
    }
  });

  it("may be wrong ten times in ten minutes from one address; right ones cost nothing (WAIT-8)", async () => {
    const world = await open();
    const ask = (token: string, address?: string) =>
      world.clientFor(null, address).waitlistStats(undefined, { token });
    for (let right = 0; right < 12; right += 1) dataOf(await ask(world.admin.token));
    const wrong = await Promise.all(Array.from({ length: 12 }, () => ask("wrong")));
    expect(wrong.filter((result) => codeOf(result) === "invalid_admin_key")).toHaveLength(10);
    expect(refusalOf(await ask(world.admin.token)).retryAfterSeconds).toBeGreaterThan(0);
    dataOf(await ask(world.admin.token, "198.51.100.9"));
    world.clock.advance(10 * minute);
    dataOf(await ask(world.admin.token));
  });

  it("is let in as often at once as it is right, and no lock is left of it", async () => {
    const world = await open();
    const ask = () => world.client.waitlistStats(undefined, world.admin);
    const results = await Promise.all(Array.from({ length: 40 }, ask));
    expect(results.filter((result) => !result.ok)).toEqual([]);
    dataOf(await ask());
    expect(
      await world.parts.database.db.selectFrom("rateLimit").select("points").execute(),
    ).toEqual([{ points: 0 }]);
  });
});
