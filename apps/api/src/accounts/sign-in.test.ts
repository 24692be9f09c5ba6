import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import { codeOf, dataOf, refusalOf } from "../testing/expect-result.ts";
import { createHeldPasswords } from "../testing/held-passwords.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

onEachDatabase("login", (open) => {
  it("answers with success, a token and the user, with and without action (AUTH-7)", async () => {
    const world = await open();
    const { email, password, user } = await world.signUp();
    for (const action of [{ action: "login" }, {}]) {
      const response = await world.request("/api/auth", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...action, email, password }),
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        success: true,
        sessionToken: expect.stringMatching(/^[\w-]{32}\.[\w+/]{43}=$/),
        user,
      });
    }
  });

  it("counts failed sign-ins only: many at once with the right password all succeed", async () => {
    const world = await open();
    const { email, password } = await world.signUp();
    const signIns = Array.from({ length: 25 }, () => world.client.login({ email, password }));
    const results = await Promise.all(signIns);
    expect(results.filter((result) => result.ok)).toHaveLength(25);
  });

  it("refuses a wrong password and an unknown address alike", async () => {
    const world = await open();
    const { email, password } = await world.signUp();
    const wrong = refusalOf(await world.client.login({ email, password: "not it" }));
    const unknown = refusalOf(await world.client.login({ email: "no@example.com", password }));
    expect(wrong).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
    expect(unknown.body.error).toBe(wrong.body.error);
    expect(unknown.status).toBe(401);
  });

  it("does the same work for a wrong password and an unknown address", async () => {
    const world = await open();
    const { email } = await world.signUp();
    const tryIn = (address: string) => () =>
      world.client.login({ email: address, password: "not it" });
    const statements = async (address: string) => (await world.statementsOf(tryIn(address))).length;
    expect(await statements("no@example.com")).toBe(await statements(email));
    expect(await world.hashesOf(tryIn("no@example.com"))).toBe(2);
    expect(await world.hashesOf(tryIn(email))).toBe(2);
  });

  it("tells the right password of an unconfirmed registration to confirm, with the documented words", async () => {
    const { client } = await open();
    const ada = { email: "ada@example.com", password: "correct horse" };
    dataOf(await client.register({ ...ada, firstName: "Ada", lastName: "Lovelace" }));
    const refusal = refusalOf(await client.login(ada));
    expect(refusal).toMatchObject({ status: 403, body: { code: "email_not_confirmed" } });
    expect(refusal.body.error).toContain("confirm your email");
    expect(codeOf(await client.login({ ...ada, password: "wrong" }))).toBe("invalid_credentials");
  });

  it("stops an account after ten failures in ten minutes, from wherever they come (AUTH-25)", async () => {
    const world = await open();
    const { email, password } = await world.signUp();
    const failures = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        world.clientFor(null, `198.51.100.${index}`).login({ email, password: "wrong" }),
      ),
    );
    const codes = failures.map(codeOf);
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(10);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(4);
    const blocked = refusalOf(
      await world.clientFor(null, "203.0.113.9").login({ email, password }),
    );
    expect(blocked).toMatchObject({ status: 429, retryAfterSeconds: 600 });
    world.clock.advance(10 * minute);
    dataOf(await world.client.login({ email, password }));
  });

  it("stops an address after ten failures in ten minutes, whatever accounts they were for (AUTH-25)", async () => {
    const world = await open();
    const { email, password } = await world.signUp();
    for (let count = 0; count < 10; count += 1)
      await world.client.login({ email: `nobody${count}@example.com`, password: "wrong" });
    expect(codeOf(await world.client.login({ email, password }))).toBe("rate_limited");
    dataOf(await world.clientFor(null, "203.0.113.9").login({ email, password }));
  });

  it("hashes for ten of many guesses at once, and lets a right one among the others not in", async () => {
    const world = await open();
    const { email, password } = await world.signUp();
    const guesses = Array.from({ length: 60 }, (_, at) => (at === 59 ? password : `guess ${at}`));
    const codes: string[] = [];
    const hashes = await world.hashesOf(async () => {
      const tries = guesses.map((guess) => world.client.login({ email, password: guess }));
      codes.push(...(await Promise.all(tries)).map(codeOf));
    });
    expect(hashes).toBe(20);
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(10);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(50);
  });

  it("hashes two guesses of one address at once, so that others sign in meanwhile", async () => {
    const held = createHeldPasswords("guess");
    const world = await open({ passwords: held.passwords });
    const { email, password } = await world.signUp();
    const guess = () => world.client.login({ email: "bob@example.com", password: "guess" });
    const guesses = Promise.all(Array.from({ length: 20 }, guess));
    await held.asked();
    const elsewhere = world.clientFor(null, "203.0.113.9");
    for (let count = 0; count < 5; count += 1) dataOf(await elsewhere.login({ email, password }));
    expect(held.most()).toBeLessThanOrEqual(2);
    held.finish();
    expect((await guesses).map(codeOf)).not.toContain("internal");
  });

  it("refuses at once what would wait behind a hundred others of its address", async () => {
    const held = createHeldPasswords("guess");
    const world = await open({ passwords: held.passwords });
    const guesses = Array.from({ length: 120 }, (_, at) =>
      world.client.login({ email: `nobody${at}@example.com`, password: "guess" }),
    );
    expect(codeOf(await Promise.race(guesses))).toBe("rate_limited");
    held.finish();
    await Promise.all(guesses);
  });

  it("does not count sign-ins that succeed", async () => {
    const world = await open();
    const { email, password } = await world.signUp();
    for (let count = 0; count < 12; count += 1)
      dataOf(await world.client.login({ email, password }));
  });

  it("keeps no address, e-mail or password in the limits it counts", async () => {
    const world = await open();
    await world.client.login({ email: "ada@example.com", password: "wrong" });
    const rows = await world.database.db.selectFrom("rateLimit").selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/ada|192\.0\.2/);
  });
});
