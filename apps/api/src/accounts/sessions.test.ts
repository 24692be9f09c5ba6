import { expect, it } from "vitest";
import { day } from "../clock.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const email = "ada@example.com";

const signInFrom = async (world: TestWorld, userAgent: string, address = "192.0.2.1") => {
  const response = await world.request("/api/auth", {
    method: "POST",
    headers: { "Content-Type": "application/json", "User-Agent": userAgent },
    body: JSON.stringify({ action: "login", email, password: "correct horse" }),
    address,
  });
  expect(response.status).toBe(200);
  await world.settled();
};

const notices = async (world: TestWorld) =>
  (await world.mailbox.mails(email)).filter(({ subject }) => subject?.startsWith("New login"));

onEachDatabase("sessions", (open) => {
  it("are listed with their device, the last used first, and say which one is asking (AUTH-37)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    world.clock.advance(1000);
    await signInFrom(world, chrome);
    const { sessions } = dataOf(await client.listSessions(undefined));
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ["Chrome on Windows", false],
      [null, true],
    ]);
    expect(sessions[0]).toMatchObject({
      createdAt: "2026-03-10T12:00:01.000Z",
      lastUsedAt: "2026-03-10T12:00:01.000Z",
      expiresAt: "2026-04-09T12:00:01.000Z",
    });
  });

  it("end when they are revoked, also the asking one (AUTH-37)", async () => {
    const world = await open();
    const { client, password } = await world.signUp();
    const other = dataOf(await world.client.login({ email, password }));
    const { sessions } = dataOf(await client.listSessions(undefined));
    for (const { id } of sessions.toSorted((a, b) => Number(a.current) - Number(b.current)))
      expect(dataOf(await client.revokeSession({ id }))).toEqual({ success: true });
    expect(codeOf(await world.clientFor(other.sessionToken).me(undefined))).toBe("unauthorized");
    expect(codeOf(await client.me(undefined))).toBe("unauthorized");
  });

  it("of others can't be revoked, nor those that are not there", async () => {
    const world = await open();
    const ada = await world.signUp();
    const bob = await world.signUp({ email: "bob@example.com" });
    const [session] = dataOf(await ada.client.listSessions(undefined)).sessions;
    for (const id of [session?.id ?? "", "nothing", "../auth", "%00"])
      expect(codeOf(await bob.client.revokeSession({ id }))).toMatch(/not_found|validation_failed/);
    dataOf(await ada.client.me(undefined));
  });

  it("that expired are not listed", async () => {
    const world = await open();
    const { client, password } = await world.signUp();
    world.clock.advance(29 * day);
    const second = dataOf(await world.client.login({ email, password }));
    const count = async (token: string) =>
      dataOf(await world.clientFor(token).listSessions(undefined)).sessions.length;
    expect(await count(second.sessionToken)).toBe(2);
    world.clock.advance(2 * day);
    expect(await count(second.sessionToken)).toBe(1);
    expect(codeOf(await client.me(undefined))).toBe("unauthorized");
  });
});

onEachDatabase("sign-in notice", (open) => {
  it("is not mailed for the first sign-in, nor for a device and network that are known", async () => {
    const world = await open();
    await world.signUp();
    await world.settled();
    const { client } = world;
    dataOf(await client.login({ email, password: "correct horse" }));
    await world.settled();
    expect(await notices(world)).toEqual([]);
  });

  it("is mailed once for a new device and once for a new network (MAIL-5)", async () => {
    const world = await open();
    await world.signUp();
    await world.settled();
    await signInFrom(world, firefox);
    await signInFrom(world, firefox.replaceAll("143", "144"));
    const [notice, ...more] = await notices(world);
    expect(more).toEqual([]);
    expect(notice?.text).toContain("Firefox on Linux");
    await signInFrom(world, firefox, "198.51.100.7");
    expect(await notices(world)).toHaveLength(2);
  });

  it("is mailed again for a device that was away for 90 days", async () => {
    const world = await open();
    await world.signUp();
    await world.settled();
    await signInFrom(world, firefox);
    world.clock.advance(90 * day);
    const { sweep } = await import("../sweep.ts");
    await sweep(world.parts);
    await signInFrom(world, chrome);
    await signInFrom(world, firefox);
    expect(await notices(world)).toHaveLength(2);
  });
});
