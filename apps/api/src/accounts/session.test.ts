import { expect, it } from "vitest";
import { day, minute } from "../clock.ts";
import { sweep } from "../sweep.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

onEachDatabase("session", (open) => {
  it("tells who is signed in (DATA-6)", async () => {
    const world = await open();
    const { client, user } = await world.signUp();
    expect(dataOf(await client.me(undefined)).user).toEqual(user);
    expect(user).toEqual({
      id: user.id,
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      accessLevel: "free",
      usesRemaining: 15,
      nextResetDate: "2026-04-10T00:00:00.000Z",
      hasPassword: true,
      waitlistPosition: null,
      waitlistJoinedAt: null,
      subscriptionStatus: null,
      subscriptionCurrentPeriodEnd: null,
    });
  });

  it("costs `me` one statement of the database", async () => {
    const world = await open();
    const { client } = await world.signUp();
    expect(await world.statementsOf(() => client.me(undefined))).toHaveLength(1);
  });

  it("moves a session's end at most once a day, with one statement more", async () => {
    const world = await open();
    const { client } = await world.signUp();
    world.clock.advance(day);
    expect(await world.statementsOf(() => client.me(undefined))).toHaveLength(2);
    world.clock.advance(minute);
    expect(await world.statementsOf(() => client.me(undefined))).toHaveLength(1);
  });

  it("lives 30 days from its last use (AUTH-22)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    world.clock.advance(29 * day);
    dataOf(await client.me(undefined));
    world.clock.advance(29 * day);
    dataOf(await client.me(undefined));
    world.clock.advance(30 * day);
    expect(codeOf(await client.me(undefined))).toBe("unauthorized");
  });

  it("refuses no token, garbage, an unsigned token and a wrong signature", async () => {
    const world = await open();
    const { token } = await world.signUp();
    const [bare = "", signature = ""] = token.split(".");
    const changed = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const bad of [null, "garbage", bare, `${bare}.`, `${bare}.${changed}`, `x${token}`])
      expect(codeOf(await world.clientFor(bad).me(undefined))).toBe("unauthorized");
  });

  it("refuses a token that is taken from the database", async () => {
    const world = await open();
    await world.signUp();
    const { token } = await world.database.db
      .selectFrom("session")
      .select("token")
      .executeTakeFirstOrThrow();
    expect(codeOf(await world.clientFor(token).me(undefined))).toBe("unauthorized");
  });

  it("ends with logout, and leaves other sessions of the account", async () => {
    const world = await open();
    const first = await world.signUp();
    const { email, password } = first;
    const second = dataOf(await world.client.login({ email, password }));
    expect(dataOf(await first.client.logout(undefined))).toEqual({ success: true });
    expect(codeOf(await first.client.me(undefined))).toBe("unauthorized");
    expect(codeOf(await first.client.logout(undefined))).toBe("unauthorized");
    dataOf(await world.clientFor(second.sessionToken).me(undefined));
  });

  it("is one that better-auth's own bearer plugin accepts", async () => {
    const world = await open({ now: new Date().toISOString() });
    const { token, user } = await world.signUp();
    const session = await world.parts.auth.api.getSession({
      headers: new Headers({ Authorization: `Bearer ${token}` }),
    });
    expect(session?.user.id).toBe(user.id);
  });

  it("is forgotten when it has expired, with registrations nobody confirmed", async () => {
    const world = await open();
    await world.signUp();
    const pending = { email: "b@example.com", password: "correct horse" };
    dataOf(await world.client.register({ ...pending, firstName: "B", lastName: "C" }));
    world.clock.advance(31 * day);
    await sweep(world.parts);
    for (const table of ["session", "pendingRegistration", "rateLimit"] as const)
      expect(await world.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await world.database.db.selectFrom("user").selectAll().execute()).toHaveLength(1);
  });
});
