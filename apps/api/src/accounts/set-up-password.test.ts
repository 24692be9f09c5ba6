import { expect, it } from "vitest";
import { day } from "../clock.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { createMagicLink } from "./magic-links.ts";

const email = "guest@example.com";

/** Joins with an address alone, is let in, and answers the token of the mailed link. */
const letIn = async (world: TestWorld): Promise<string> => {
  dataOf(await world.client.joinWaitlist({ email }));
  await world.mailsSent();
  dataOf(await world.client.promote({ email, newAccessLevel: "free" }, world.admin));
  const mail = (await world.mailbox.mails(email)).at(-1);
  const token = /login\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`No link in ${mail?.text}`);
  return token;
};

onEachDatabase("magic link", (open) => {
  it("signs in once, without a password (AUTH-21)", async () => {
    const world = await open();
    const token = await letIn(world);
    const { sessionToken, user } = dataOf(await world.client.magicLink({ token }));
    expect(user).toMatchObject({ email, hasPassword: false, accessLevel: "free" });
    dataOf(await world.clientFor(sessionToken).me(undefined));
    expect(codeOf(await world.client.magicLink({ token }))).toBe("link_expired");
  });

  it("opens one session of many simultaneous tries", async () => {
    const world = await open();
    const token = await letIn(world);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => world.client.magicLink({ token })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("lives seven days (AUTH-21)", async () => {
    const world = await open();
    const { user } = await world.signUp();
    const make = () => createMagicLink(world.parts, world.database.db, user.id);
    const [first, second] = [await make(), await make()];
    world.clock.advance(7 * day - 1);
    dataOf(await world.client.magicLink({ token: first }));
    world.clock.advance(1);
    expect(codeOf(await world.client.magicLink({ token: second }))).toBe("link_expired");
  });

  it("is stored as a digest only", async () => {
    const world = await open();
    const token = await letIn(world);
    const rows = await world.database.db.selectFrom("magicLink").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

onEachDatabase("password setup", (open) => {
  const password = "sixsix";

  it("gives a first password, with which one can sign in", async () => {
    const world = await open();
    const { sessionToken } = dataOf(await world.client.magicLink({ token: await letIn(world) }));
    const client = world.clientFor(sessionToken);
    const { user } = dataOf(await client.setupPassword({ email, password }));
    expect(user.hasPassword).toBe(true);
    dataOf(await world.client.login({ email, password }));
  });

  it("refuses when a password exists, also to the slower of two at once (AUTH-18)", async () => {
    const world = await open();
    const { sessionToken } = dataOf(await world.client.magicLink({ token: await letIn(world) }));
    const client = world.clientFor(sessionToken);
    const both = await Promise.all([
      client.setupPassword({ email, password }),
      client.setupPassword({ email, password: "another one" }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter(({ ok }) => !ok).map(codeOf)).toEqual(["conflict"]);
    const { client: ada, email: hers } = await world.signUp();
    expect(codeOf(await ada.setupPassword({ email: hers, password }))).toBe("conflict");
  });

  it("needs the bearer of that account", async () => {
    const world = await open();
    const token = await letIn(world);
    const stranger = await world.signUp();
    expect(codeOf(await world.client.setupPassword({ email, password }))).toBe("unauthorized");
    expect(codeOf(await stranger.client.setupPassword({ email, password }))).toBe("unauthorized");
    expect(dataOf(await world.client.magicLink({ token })).user.hasPassword).toBe(false);
  });
});
