import { expect, it } from "vitest";
import { day, hour, minute } from "../clock.ts";
import { codeOf, dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

const email = "ada@example.com";
const newPassword = "a new one";

onEachDatabase("password reset", (open) => {
  it("sets a new password with the mailed code, once", async () => {
    const { client, mailbox, signUp, settled } = await open();
    const { password } = await signUp();
    dataOf(await client.requestPasswordReset({ email }));
    const resetCode = await mailbox.lastCode(email);
    const reset = () => client.confirmPasswordReset({ email, resetCode, newPassword });
    expect(dataOf(await reset())).toEqual({ success: true });
    expect(codeOf(await reset())).toBe("invalid_code");
    expect(codeOf(await client.login({ email, password }))).toBe("invalid_credentials");
    dataOf(await client.login({ email, password: newPassword }));
    await settled();
    const subjects = (await mailbox.mails(email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your Whetstone password was changed");
  });

  it("ends every session and link of the account, and no one else's (AUTH-22)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const other = await world.signUp({ email: "bob@example.com" });
    dataOf(await world.client.requestPasswordReset({ email }));
    const resetCode = await world.mailbox.lastCode(email);
    dataOf(await world.client.confirmPasswordReset({ email, resetCode, newPassword }));
    expect(codeOf(await client.me(undefined))).toBe("unauthorized");
    dataOf(await other.client.me(undefined));
  });

  it("takes six characters and no fewer (AUTH-10)", async () => {
    const { client } = await open();
    const answer = await client.confirmPasswordReset({
      email,
      resetCode: "123456",
      newPassword: "short",
    });
    expect(refusalOf(answer).body.fields).toEqual({
      newPassword: "Password must be at least 6 characters long",
    });
  });

  it("bears five tries, also for the right code, until a new code is asked for", async () => {
    const { client, mailbox, signUp } = await open();
    await signUp();
    dataOf(await client.requestPasswordReset({ email }));
    const right = await mailbox.lastCode(email);
    const wrong = right === "000000" ? "111111" : "000000";
    const enter = (resetCode: string) =>
      client.confirmPasswordReset({ email, resetCode, newPassword });
    for (let tries = 0; tries < 5; tries += 1)
      expect(codeOf(await enter(wrong))).toBe("invalid_code");
    expect(codeOf(await enter(right))).toBe("invalid_code");
    dataOf(await client.requestPasswordReset({ email }));
    expect(codeOf(await enter(right))).toBe("invalid_code");
    dataOf(await enter(await mailbox.lastCode(email)));
  });

  it("forgets a code after ten minutes", async () => {
    const { client, mailbox, signUp, clock } = await open();
    await signUp();
    dataOf(await client.requestPasswordReset({ email }));
    clock.advance(10 * minute);
    const resetCode = await mailbox.lastCode(email);
    expect(codeOf(await client.confirmPasswordReset({ email, resetCode, newPassword }))).toBe(
      "code_expired",
    );
  });

  it("answers alike for an unknown address, in content and in work (AUTH-24)", async () => {
    const world = await open();
    await world.signUp();
    const observe = async (address: string) => {
      const request = () => world.client.requestPasswordReset({ email: address });
      const statements = await world.statementsOf(async () => dataOf(await request()));
      const guess = () =>
        world.client.confirmPasswordReset({ email: address, resetCode: "wrong!", newPassword });
      const hashes = await world.hashesOf(guess);
      const seen = [codeOf(await guess())];
      world.clock.advance(11 * minute);
      seen.push(codeOf(await guess()));
      return { statements: statements.length, hashes, seen };
    };
    expect(await observe("nobody@example.com")).toEqual(await observe(email));
    expect(await world.mailbox.mails("nobody@example.com")).toEqual([]);
  });

  it("mails one address at most five times an hour", async () => {
    const { client, clock } = await open();
    const ask = () => client.requestPasswordReset({ email: "nobody@example.com" });
    for (let mails = 0; mails < 5; mails += 1) dataOf(await ask());
    expect(codeOf(await ask())).toBe("rate_limited");
    clock.advance(hour);
    dataOf(await ask());
  });

  it("refills no allowance", async () => {
    const { client, mailbox, signUp, clock } = await open();
    await signUp({ used: 15 });
    dataOf(await client.requestPasswordReset({ email }));
    const resetCode = await mailbox.lastCode(email);
    dataOf(await client.confirmPasswordReset({ email, resetCode, newPassword }));
    clock.advance(day);
    expect(dataOf(await client.login({ email, password: newPassword })).user.usesRemaining).toBe(0);
  });
});
