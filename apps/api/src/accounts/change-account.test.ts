import { expect, it } from "vitest";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

const newPassword = "sixsix";

onEachDatabase("a change of name", (open) => {
  it("is in the answer, and in every later one (AUTH-38)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const name = { firstName: "  Grace ", lastName: "Hopper" };
    const kept = { firstName: "Grace", lastName: "Hopper" };
    expect(dataOf(await client.changeName(name)).user).toMatchObject(kept);
    expect(dataOf(await client.me(undefined)).user).toMatchObject(kept);
  });

  it.each([
    { firstName: " ", lastName: "Hopper" },
    { firstName: "Grace", lastName: "x".repeat(101) },
    { firstName: "Gr\u0000ace", lastName: "Hopper" },
  ])("refuses %j and keeps the name", async (name) => {
    const world = await open();
    const { client, user } = await world.signUp();
    expect(codeOf(await client.changeName(name))).toBe("validation_failed");
    expect(dataOf(await client.me(undefined)).user.firstName).toBe(user.firstName);
  });
});

onEachDatabase("a change of password", (open) => {
  it("takes the new one from then on, and tells the owner (AUTH-39)", async () => {
    const world = await open();
    const { client, email, password } = await world.signUp();
    dataOf(await client.changePassword({ currentPassword: password, newPassword }));
    expect(codeOf(await world.client.login({ email, password }))).toBe("invalid_credentials");
    dataOf(await world.client.login({ email, password: newPassword }));
    await world.mailsSent();
    const subjects = (await world.mailbox.mails(email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/password was changed$/));
  });

  it("ends every other session, and keeps this one (AUTH-39)", async () => {
    const world = await open();
    const { client, email, password } = await world.signUp();
    const other = dataOf(await world.client.login({ email, password }));
    const stranger = await world.signUp({ email: "bob@example.com" });
    dataOf(await client.changePassword({ currentPassword: password, newPassword }));
    dataOf(await client.me(undefined));
    expect(codeOf(await world.clientFor(other.sessionToken).me(undefined))).toBe("unauthorized");
    dataOf(await stranger.client.me(undefined));
  });

  it("needs the password there is, ten tries at most, also at once", async () => {
    const world = await open();
    const { client, email, password } = await world.signUp();
    const guess = () => client.changePassword({ currentPassword: "not hers", newPassword });
    const codes = (await Promise.all(Array.from({ length: 14 }, guess))).map(codeOf);
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(10);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(4);
    expect(codeOf(await client.changePassword({ currentPassword: password, newPassword }))).toBe(
      "rate_limited",
    );
    dataOf(await world.client.login({ email, password }));
  });

  it("loses against a reset or a change that came between, and against an ended session", async () => {
    const world = await open();
    const { client, email, password } = await world.signUp();
    const both = await Promise.all([
      client.changePassword({ currentPassword: password, newPassword: "first one" }),
      client.changePassword({ currentPassword: password, newPassword: "second one" }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter(({ ok }) => !ok).map(codeOf)).toEqual(["invalid_credentials"]);
    const now = both[0]?.ok ? "first one" : "second one";
    const [ended] = await Promise.all([
      client.changePassword({ currentPassword: now, newPassword }),
      client.logout(undefined),
    ]);
    if (ended.ok) dataOf(await world.client.login({ email, password: newPassword }));
    else {
      expect(codeOf(ended)).toBe("unauthorized");
      dataOf(await world.client.login({ email, password: now }));
    }
  });

  it("ends a mailed code (AUTH-39)", async () => {
    const world = await open();
    const { client, email, password } = await world.signUp();
    dataOf(await world.client.requestPasswordReset({ email }));
    await world.mailsSent();
    const mail = (await world.mailbox.mails(email)).at(-1);
    const resetCode = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
    dataOf(await client.changePassword({ currentPassword: password, newPassword }));
    const reset = { email, resetCode, newPassword: "thief's" };
    expect(codeOf(await world.client.confirmPasswordReset(reset))).toBe("invalid_code");
  });

  it("refuses a new password that is too short", async () => {
    const world = await open();
    const { client, password } = await world.signUp();
    const change = { currentPassword: password, newPassword: "five5" };
    expect(codeOf(await client.changePassword(change))).toBe("validation_failed");
  });
});
