import {
  type AccessLevel,
  accessLevels,
  type EndpointName,
  endpoints,
} from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import { day, hour } from "../clock.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt } from "../testing/prompts.ts";
import { sampleRequests } from "../testing/sample-requests.ts";
import type { SignedUp } from "../testing/sign-up.ts";

const names = Object.keys(sampleRequests).filter((name): name is EndpointName => name in endpoints);
const byAccess = (access: string) => names.filter((name) => endpoints[name].access === access);

/** What a signed-in account is answered where it is not simply "done", by call and level. */
const answers: Partial<Record<EndpointName, Partial<Record<AccessLevel | "all", string>>>> = {
  setupPassword: { all: "conflict" },
  changePassword: { all: "invalid_credentials" },
  enhancePrompt: { waitlist: "waitlisted" },
  dashboardStats: {
    waitlist: "requires_pro",
    free: "requires_pro",
    user: "requires_pro",
    tester: "requires_pro",
  },
  createCheckout: { waitlist: "waitlisted", pro: "conflict" },
  createPortal: { all: "not_found" },
  historyCsv: {
    waitlist: "requires_pro",
    free: "requires_pro",
    user: "requires_pro",
    tester: "requires_pro",
  },
  revokeSession: { all: "not_found" },
};

const expected = (name: EndpointName, level: AccessLevel): string =>
  answers[name]?.[level] ?? answers[name]?.all ?? "done";

/** What anybody is answered by a public call. */
const publicAnswers: Partial<Record<EndpointName, string>> = {
  login: "invalid_credentials",
  confirmEmail: "invalid_code",
  confirmPasswordReset: "invalid_code",
  magicLink: "link_expired",
};

const outcome = async (
  name: EndpointName,
  world: TestWorld,
  { user, email }: SignedUp,
  token: string | undefined,
): Promise<string> => {
  const person = { email, userId: user.id };
  const options = token === undefined ? {} : { token };
  const result = await sampleRequests[name](world.clientFor(null), person, options);
  return result.ok ? "done" : codeOf(result);
};

/** A new account, late enough that no limit is left over from the last one. */
const arrive = (world: TestWorld, name: string, accessLevel: AccessLevel): Promise<SignedUp> => {
  world.clock.advance(hour);
  return world.signUp({ email: `${name}.${accessLevel}@example.com`.toLowerCase(), accessLevel });
};

onEachDatabase("authorization", (open) => {
  it("lets the bearer of a live session only call what is for accounts", async () => {
    const world = await open();
    const names = byAccess("session");
    for (const name of names) {
      const person = await arrive(world, `first-${name}`, "free");
      const { email, password } = person;
      const ended = dataOf(await world.client.login({ email, password })).sessionToken;
      dataOf(await world.clientFor(ended).logout(undefined));
      const bad = [undefined, "", "garbage", ended, world.admin.token, `${person.token}x`];
      for (const token of bad)
        expect([name, token, await outcome(name, world, person, token)]).toEqual([
          name,
          token,
          "unauthorized",
        ]);
      for (const level of accessLevels) {
        const somebody = await arrive(world, name, level);
        const seen = await outcome(name, world, somebody, somebody.token);
        expect([name, level, seen]).toEqual([name, level, expected(name, level)]);
      }
    }
    const late = await arrive(world, "late", "pro");
    world.clock.advance(30 * day);
    for (const name of names)
      expect([name, await outcome(name, world, late, late.token)]).toEqual([name, "unauthorized"]);
  });

  it("lets the admin key only call what is for the admin", async () => {
    const world = await open();
    const pro = await arrive(world, "admin", "pro");
    for (const name of byAccess("admin")) {
      world.clock.advance(hour);
      for (const token of [undefined, "garbage", pro.token, `${world.admin.token} `.repeat(2)])
        expect([name, await outcome(name, world, pro, token)]).toEqual([name, "invalid_admin_key"]);
      const known = name === "promote" || name === "demote" ? "not_found" : "done";
      expect([name, await outcome(name, world, pro, world.admin.token)]).toEqual([name, known]);
    }
  });

  it.each(byAccess("public"))("answers everybody alike: %s", async (name) => {
    const world = await open();
    const pro = await arrive(world, name, "pro");
    for (const token of [undefined, "garbage", pro.token, world.admin.token])
      expect(await outcome(name, world, pro, token)).toBe(publicAnswers[name] ?? "done");
  });

  it("enhancePrompt takes no bearer when visitors may, and never a bad one", async () => {
    for (const perDay of ["0", "5"]) {
      const world = await open({ env: { ANONYMOUS_ENHANCEMENTS_PER_DAY: perDay } });
      const free = await arrive(world, "enhance", "free");
      const anonymous = await outcome("enhancePrompt", world, free, undefined);
      expect(anonymous).toBe(perDay === "0" ? "unauthorized" : "done");
      for (const bad of ["garbage", world.admin.token])
        expect(await outcome("enhancePrompt", world, free, bad)).toBe("unauthorized");
      for (const level of accessLevels) {
        const somebody = await arrive(world, "enhance2", level);
        expect(await outcome("enhancePrompt", world, somebody, somebody.token)).toBe(
          expected("enhancePrompt", level),
        );
      }
    }
  });

  it("shows and changes nothing of another account", async () => {
    const world = await open();
    const ada = await arrive(world, "ada", "pro");
    const bob = await arrive(world, "bob", "pro");
    dataOf(await ada.client.enhancePrompt({ prompt: changedPrompt }));
    const [session] = dataOf(await ada.client.listSessions(undefined)).sessions;
    expect(codeOf(await bob.client.revokeSession({ id: session?.id ?? "" }))).toBe("not_found");
    expect(dataOf(await bob.client.dashboardStats({})).stats.totalEnhancements).toBe(0);
    const seen = JSON.stringify([
      dataOf(await bob.client.dataExport(undefined)),
      dataOf(await bob.client.historyCsv(undefined)),
      dataOf(await bob.client.listSessions(undefined)),
    ]);
    for (const hers of [ada.user.id, ada.email, session?.id ?? "-"])
      expect(seen).not.toContain(hers);
    const { email, userId } = { email: ada.email, userId: ada.user.id };
    expect(codeOf(await bob.client.createPortal({ email }))).toBe("unauthorized");
    expect(codeOf(await bob.client.createCheckout({ lookup_key: "pro_monthly", userId }))).toBe(
      "unauthorized",
    );
    expect(codeOf(await bob.client.setupPassword({ email, password: "mine now" }))).toBe(
      "unauthorized",
    );
    dataOf(await bob.client.deleteHistory(undefined));
    dataOf(await bob.client.deleteAccount(undefined));
    expect(dataOf(await ada.client.dashboardStats({})).stats.totalEnhancements).toBe(1);
  });
});
