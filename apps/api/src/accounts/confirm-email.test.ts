import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

const email = "ada@example.com";

const registerAda = async ({ client, mailbox }: TestWorld) => {
  const { user } = dataOf(
    await client.register({
      email,
      password: "correct horse",
      firstName: "Ada",
      lastName: "Lovelace",
    }),
  );
  return { userId: user.id, code: await mailbox.lastCode(email) };
};

const otherThan = (code: string): string => (code === "123456" ? "654321" : "123456");

onEachDatabase("confirm-email", (open) => {
  it("makes the account that then can sign in", async () => {
    const world = await open();
    const { userId, code } = await registerAda(world);
    expect(dataOf(await world.client.confirmEmail({ userId, confirmationCode: code }))).toEqual({
      success: true,
    });
    const login = dataOf(await world.client.login({ email, password: "correct horse" }));
    expect(login.user).toMatchObject({ id: userId, email, accessLevel: "free", hasPassword: true });
  });

  it("refuses a wrong code, an unknown user and a code of another user alike", async () => {
    const world = await open();
    const { userId, code } = await registerAda(world);
    const confirm = async (id: string, confirmationCode: string) =>
      codeOf(await world.client.confirmEmail({ userId: id, confirmationCode }));
    expect(await confirm(userId, otherThan(code))).toBe("invalid_code");
    expect(await confirm("nobody", code)).toBe("invalid_code");
    expect(await confirm(userId, "abc")).toBe("invalid_code");
  });

  it("takes a code with spaces around it", async () => {
    const world = await open();
    const { userId, code } = await registerAda(world);
    dataOf(await world.client.confirmEmail({ userId, confirmationCode: ` ${code} ` }));
  });

  it("lets a code work once", async () => {
    const world = await open();
    const { userId, code } = await registerAda(world);
    const results = await Promise.all(
      Array.from({ length: 4 }, () =>
        world.client.confirmEmail({ userId, confirmationCode: code }),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  it("bears five tries, however many arrive at once (AUTH-20)", async () => {
    const world = await open();
    const { userId, code } = await registerAda(world);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        world.client.confirmEmail({ userId, confirmationCode: otherThan(code) }),
      ),
    );
    const right = await world.client.confirmEmail({ userId, confirmationCode: code });
    expect(codeOf(right)).toBe("invalid_code");
  });

  it("takes the right code at the fifth try", async () => {
    const world = await open();
    const { userId, code } = await registerAda(world);
    for (let tries = 0; tries < 4; tries += 1)
      await world.client.confirmEmail({ userId, confirmationCode: otherThan(code) });
    dataOf(await world.client.confirmEmail({ userId, confirmationCode: code }));
  });

  it("lets a code live ten minutes (AUTH-20)", async () => {
    const world = await open();
    const { userId, code } = await registerAda(world);
    world.clock.advance(10 * minute);
    const late = await world.client.confirmEmail({ userId, confirmationCode: code });
    expect(codeOf(late)).toBe("code_expired");
  });

  it("ends the old code with a new one, and gives it five tries again", async () => {
    const world = await open();
    const { userId, code } = await registerAda(world);
    for (let tries = 0; tries < 6; tries += 1)
      await world.client.confirmEmail({ userId, confirmationCode: otherThan(code) });
    world.clock.advance(9 * minute);
    dataOf(await world.client.resendConfirmation({ email }));
    const renewed = await world.mailbox.lastCode(email);
    if (renewed !== code)
      expect(codeOf(await world.client.confirmEmail({ userId, confirmationCode: code }))).toBe(
        "invalid_code",
      );
    world.clock.advance(9 * minute);
    dataOf(await world.client.confirmEmail({ userId, confirmationCode: renewed }));
  });

  it("answers a request for a new code alike for unknown addresses, and mails nothing", async () => {
    const world = await open();
    const answer = dataOf(await world.client.resendConfirmation({ email: "nobody@example.com" }));
    expect(answer).toEqual({ success: true });
    expect(await world.mailbox.mails()).toEqual([]);
  });

  it("keeps codes and passwords only as digests", async () => {
    const world = await open();
    const { code } = await registerAda(world);
    const rows = await world.database.db.selectFrom("pendingRegistration").selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain("correct horse");
  });

  it("counts the allowance from the day of the registration", async () => {
    const world = await open({ now: "2026-01-31T23:55:00.000Z" });
    const { userId, code } = await registerAda(world);
    world.clock.set("2026-02-01T00:01:00.000Z");
    dataOf(await world.client.confirmEmail({ userId, confirmationCode: code }));
    const { user } = dataOf(await world.client.login({ email, password: "correct horse" }));
    expect(user.nextResetDate).toBe("2026-02-28T00:00:00.000Z");
  });
});
