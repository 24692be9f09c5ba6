import { describe, expect, it } from "vitest";
import { createSession, type SessionParts } from "./create-session.ts";
import {
  createMemoryStorage,
  createScriptedClient,
  failure,
  refused,
  success,
  testUser,
} from "./testing.ts";

const minute = 60_000;

const createWorld = (initialToken: string | null = null, options: Partial<SessionParts> = {}) => {
  const memory = createMemoryStorage(initialToken);
  const script = createScriptedClient();
  const warnings: string[] = [];
  const clock = { now: 1_000_000 };
  const session = createSession({
    client: script.client,
    storage: memory.storage,
    now: () => clock.now,
    warn: (message) => warnings.push(message),
    forgetOn: "any",
    ...options,
  });
  return { ...memory, ...script, session, warnings, clock, state: () => session.store.getState() };
};

/** Lets everything that is only waiting for promises run. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("session states (AUTH-28)", () => {
  it("is loading at start", () => {
    expect(createWorld("t").state()).toEqual({ status: "loading", user: null });
  });

  it("is signed out without a stored token, and asks nobody", async () => {
    const world = createWorld();
    await world.session.start();
    expect(world.state()).toEqual({ status: "signed-out", user: null });
    expect(world.asked).toEqual([]);
  });

  it("asks the server once who a stored token belongs to, for at most 10 s", async () => {
    const world = createWorld("t");
    await Promise.all([world.session.start(), world.session.start()]);
    expect(world.state()).toEqual({ status: "signed-in", user: testUser });
    expect(world.asked).toEqual(["me t 10000"]);
  });

  it.each([
    ["a non-OK answer", refused(500)],
    ["a refused token", refused(401)],
    ["a network failure", { kind: "unreachable" as const }],
    ["nonsense", { kind: "unintelligible" as const, status: 200 }],
  ])("deletes the token on %s", async (_name, reason) => {
    const world = createWorld("t");
    world.answerMe(async () => failure(reason));
    await world.session.start();
    expect(world.state()).toEqual({ status: "signed-out", user: null });
    expect(world.token()).toBeNull();
    expect(world.warnings).toEqual([]);
  });

  it("warns 'Auth check timed out' and deletes the token on a timeout (AUTH-8)", async () => {
    const world = createWorld("t");
    world.answerMe(async () => failure({ kind: "timeout" }));
    await world.session.start();
    expect(world.warnings).toEqual(["Auth check timed out"]);
    expect(world.token()).toBeNull();
    expect(world.state().status).toBe("signed-out");
  });

  it("keeps the extension signed in while the server is away, but not when it refuses", async () => {
    const world = createWorld("t", { forgetOn: "unauthorized" });
    world.answerMe(async () => failure({ kind: "unreachable" }));
    await world.session.start();
    expect(world.token()).toBe("t");
    world.answerMe(async () => failure(refused(401)));
    await world.session.refresh();
    expect(world.token()).toBeNull();
  });

  it("uses the fake user in local development without a token, and makes no call", async () => {
    const developmentUser = { ...testUser, id: "dev" };
    const world = createWorld(null, { developmentUser });
    await world.session.start();
    expect(world.state().user).toEqual(developmentUser);
    expect(world.asked).toEqual([]);
  });
});

describe("login and logout (AUTH-30, AUTH-35)", () => {
  it("stores the token and sets the user", async () => {
    const world = createWorld();
    world.answerLogin(success({ success: true, sessionToken: "new", user: testUser }));
    expect(await world.session.login("ada@example.com", "secret")).toBe(true);
    expect(world.token()).toBe("new");
    expect(world.state().user).toEqual(testUser);
    expect(world.asked).toEqual(["login 10000"]);
  });

  it.each([refused(401), { kind: "unreachable" as const }, { kind: "timeout" as const }])(
    "answers false when it fails: %o",
    async (reason) => {
      const world = createWorld();
      await world.session.start();
      world.answerLogin(failure(reason));
      expect(await world.session.login("ada@example.com", "secret")).toBe(false);
      expect(world.state().status).toBe("signed-out");
      expect(world.token()).toBeNull();
    },
  );

  it("removes the token, clears the user and ends the session on the server", async () => {
    const world = createWorld("t");
    await world.session.start();
    await world.session.logout();
    expect(world.state()).toEqual({ status: "signed-out", user: null });
    expect(world.token()).toBeNull();
    expect(world.asked).toContain("logout t");
  });

  it("stays signed out when an answer of before arrives after the logout", async () => {
    const world = createWorld("t");
    const late = Promise.withResolvers<ReturnType<typeof success<{ user: typeof testUser }>>>();
    world.answerMe(() => late.promise);
    const started = world.session.start();
    await idle();
    await world.session.logout();
    late.resolve(success({ user: testUser }));
    await started;
    expect(world.state().status).toBe("signed-out");
  });

  it("takes over a user that comes with a token, without asking", async () => {
    const world = createWorld();
    expect(await world.session.setUserFromSession("given", testUser)).toBe(true);
    expect(world.token()).toBe("given");
    expect(world.asked).toEqual([]);
  });

  it("asks the server about a token that comes alone, and drops it when refused", async () => {
    const world = createWorld();
    world.answerMe(async () => failure(refused(401)));
    expect(await world.session.setUserFromSession("bad")).toBe(false);
    expect(world.asked).toEqual(["me bad 10000"]);
    expect(world.token()).toBeNull();
  });

  it("leaves whoever is signed in alone when a token that comes alone is refused", async () => {
    const world = createWorld("t");
    await world.session.start();
    world.answerMe(async () => failure(refused(401)));
    expect(await world.session.setUserFromSession("bad")).toBe(false);
    expect(world.token()).toBe("t");
    expect(world.state()).toEqual({ status: "signed-in", user: testUser });
  });

  it("follows another tab that signs out or in", async () => {
    const world = createWorld("t");
    await world.session.start();
    world.change(null);
    await idle();
    expect(world.state().status).toBe("signed-out");
    world.change("other");
    await idle();
    expect(world.asked.at(-1)).toBe("me other 10000");
    expect(world.state().status).toBe("signed-in");
  });
});

describe("recheck caching (AUTH-29)", () => {
  const checksAfter = async (user: typeof testUser, passed: number) => {
    const world = createWorld("t");
    world.answerMe(async () => success({ user }));
    await world.session.start();
    world.clock.now += passed;
    await world.session.recheck();
    return world.asked.length - 1;
  };
  const pro = { ...testUser, accessLevel: "pro" as const, usesRemaining: 1_000_000 };

  it("is 5 minutes for normal users", async () => {
    expect(await checksAfter(testUser, 5 * minute - 1)).toBe(0);
    expect(await checksAfter(testUser, 5 * minute)).toBe(1);
  });

  it("is 1 minute for Pro users", async () => {
    expect(await checksAfter(pro, minute - 1)).toBe(0);
    expect(await checksAfter(pro, minute)).toBe(1);
  });

  it("is none for a Pro user with 0 or fewer uses", async () => {
    expect(await checksAfter({ ...pro, usesRemaining: 0 }, 1)).toBe(1);
  });

  it("does not hold a forced refresh back", async () => {
    const world = createWorld("t");
    await world.session.start();
    await world.session.refresh();
    expect(world.asked).toHaveLength(2);
  });

  it("does not hold back the first check of a new token", async () => {
    const world = createWorld("t");
    await world.session.start();
    await world.storage.write("other");
    await world.session.recheck();
    expect(world.asked).toEqual(["me t 10000", "me other 10000"]);
  });
});

describe("usage", () => {
  it("takes nothing but the allowance from an answer", async () => {
    const world = createWorld("t");
    await world.session.start();
    const answer = { usesRemaining: 3, nextResetDate: "2026-03-01T00:00:00.000Z", id: "other" };
    world.session.applyUsage(answer);
    expect(world.state().user).toEqual({
      ...testUser,
      usesRemaining: 3,
      nextResetDate: "2026-03-01T00:00:00.000Z",
    });
  });

  it("takes over all an answer says of the signed-in person", async () => {
    const world = createWorld("t");
    await world.session.start();
    const pro = { ...testUser, accessLevel: "pro" as const, usesRemaining: 1_000_000 };
    world.session.applyUser(pro);
    expect(world.state()).toEqual({ status: "signed-in", user: pro });
    world.session.applyUser(testUser);
    expect(world.state().user).toEqual(testUser);
  });

  it("takes nothing over from an answer about somebody else, or after the logout", async () => {
    const world = createWorld("t");
    await world.session.start();
    world.session.applyUser({ ...testUser, id: "other", accessLevel: "pro" });
    expect(world.state().user).toEqual(testUser);
    await world.session.logout();
    world.session.applyUser(testUser);
    expect(world.state()).toEqual({ status: "signed-out", user: null });
  });

  it("of an answer is what the session shows", async () => {
    const world = createWorld("t");
    await world.session.start();
    world.session.applyUsage({ usesRemaining: 14, nextResetDate: "2026-03-01T00:00:00.000Z" });
    expect(world.state().user).toMatchObject({
      usesRemaining: 14,
      nextResetDate: "2026-03-01T00:00:00.000Z",
    });
  });
});
