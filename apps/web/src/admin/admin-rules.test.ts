import type { WaitlistMember } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import { createCall, failed, refusal, success, unreachable } from "../testing/answers.ts";
import { authenticate, loadWaitlist, moveMember } from "./admin-calls.ts";
import { adminKeySchema } from "./admin-key-schema.ts";
import { canMove, findMembers } from "./members.ts";

const stats = { waitlist: 1, tester: 0, free: 0, total: 1 };
const member: WaitlistMember = {
  id: "m1",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  accessLevel: "waitlist",
  waitlistPosition: 1,
  waitlistJoinedAt: null,
};

describe("admin key (WAIT-1, WAIT-2)", () => {
  it("is required", () => {
    expect(adminKeySchema.safeParse({ key: " " }).success).toBe(false);
    expect(adminKeySchema.parse({ key: " k " })).toEqual({ key: "k" });
  });

  it("is sent as a bearer credential", async () => {
    const { call, asked } = createCall(success({ stats }));
    expect(await authenticate({ waitlistStats: call }, "key")).toEqual({ ok: true, data: stats });
    expect(asked[0]?.options).toEqual({ token: "key" });
  });

  it("that is wrong says 'Invalid admin key'", async () => {
    const { call } = createCall(failed(refusal("invalid_admin_key")));
    expect(await authenticate({ waitlistStats: call }, "k")).toEqual({
      ok: false,
      failure: { message: "Invalid admin key" },
    });
  });

  it("that no header can carry is wrong too, and is not sent", async () => {
    const { call, asked } = createCall(success({ stats }));
    expect(await authenticate({ waitlistStats: call }, "ключ")).toEqual({
      ok: false,
      failure: { message: "Invalid admin key" },
    });
    expect(asked).toEqual([]);
  });

  it.each([unreachable, refusal("rate_limited"), refusal("internal")])(
    "that can't be tried says 'Failed to authenticate': %o",
    async (reason) => {
      const { call } = createCall(failed(reason));
      expect(await authenticate({ waitlistStats: call }, "k")).toMatchObject({
        failure: { message: "Failed to authenticate" },
      });
    },
  );
});

describe("waitlist (WAIT-2, WAIT-3)", () => {
  const calls = {
    waitlistStats: createCall(success({ stats })).call,
    waitlistMembers: createCall(success({ users: [member] })).call,
  };

  it("asks for 100 members", async () => {
    const { call, asked } = createCall(success({ users: [member] }));
    const loaded = await loadWaitlist({ ...calls, waitlistMembers: call }, "k");
    expect(loaded).toEqual({ ok: true, data: { stats, members: [member] } });
    expect(asked).toEqual([{ input: { limit: "100" }, options: { token: "k" } }]);
  });

  it.each(["waitlistStats", "waitlistMembers"])(
    "says 'Failed to load data' when %s fails",
    async (name) => {
      const failing = { ...calls, [name]: createCall(failed(unreachable)).call };
      expect(await loadWaitlist(failing, "k")).toMatchObject({
        failure: { message: "Failed to load data" },
      });
    },
  );

  it.each([
    ["tester", "Failed to promote user"],
    ["free", "Failed to promote user"],
    ["waitlist", "Failed to demote user"],
  ] as const)("to %s that fails says '%s'", async (to, message) => {
    const { call } = createCall(failed(refusal("conflict")));
    expect(
      await moveMember({ promote: call, demote: call }, "k", "ada@example.com", to),
    ).toMatchObject({ failure: { message } });
  });
});

describe("promote and demote buttons (WAIT-4)", () => {
  it.each([
    ["waitlist", ["tester", "free"]],
    ["tester", ["free", "waitlist"]],
    ["free", ["tester", "waitlist"]],
    ["user", ["tester", "free", "waitlist"]],
    ["pro", []],
  ] as const)("of %s lead to %o only", (accessLevel, targets) => {
    const enabled = (["tester", "free", "waitlist"] as const).filter((to) =>
      canMove({ accessLevel }, to),
    );
    expect(enabled).toEqual(targets);
  });
});

describe("search", () => {
  it("looks at address, name and level, for every word", () => {
    const other = { ...member, id: "m2", email: "bob@example.com", firstName: "Bob" };
    const found = (search: string) => findMembers([member, other], search).map(({ id }) => id);
    expect(found("")).toEqual(["m1", "m2"]);
    expect(found("ADA love")).toEqual(["m1"]);
    expect(found("waitlist bob")).toEqual(["m2"]);
    expect(found("nobody")).toEqual([]);
  });
});
