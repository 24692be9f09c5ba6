import { type DataExport, statsTimeoutMs } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import {
  createCall,
  failed,
  freeUser,
  refusal,
  success,
  timeout,
  tooMany,
  unreachable,
} from "../testing/answers.ts";
import { exportData, exportUnsupported } from "./export-data.ts";
import { loadSettings } from "./load-settings.ts";
import { confirmations, deleteAccount, deleteHistory, logoutDelayMs } from "./settings-actions.ts";

const done = success({ success: true as const });

describe("loading the settings (APP-10, APP-25)", () => {
  const load = (failure: Parameters<typeof failed>[0]) =>
    loadSettings({ dashboardStats: createCall(failed(failure)).call });

  it("shows the server's message", async () => {
    expect(await load(refusal("internal", "The database is away"))).toEqual({
      status: "failed",
      message: "The database is away",
    });
  });

  it("tells how long to wait after too many attempts, as every screen does", async () => {
    expect(await load(tooMany(130))).toMatchObject({
      message: "Too many attempts. Please wait 3 minutes.",
    });
  });

  it("shows 'Failed to load user data' when the server says nothing", async () => {
    expect(await load(unreachable)).toMatchObject({ message: "Failed to load user data" });
  });

  it("shows 'Request timed out. Please try again.' after 15 s", async () => {
    const { call, asked } = createCall(failed(timeout));
    expect(await loadSettings({ dashboardStats: call })).toEqual({
      status: "failed",
      message: "Request timed out. Please try again.",
    });
    expect(asked[0]?.options.timeoutMs).toBe(statsTimeoutMs);
    expect(statsTimeoutMs).toBe(15_000);
  });

  it("ends the session on a 401", async () => {
    expect(await load(refusal("unauthorized"))).toEqual({ status: "signed-out" });
  });
});

describe("deleting (APP-26, APP-27)", () => {
  it("asks before, in the words of the specification", () => {
    expect(confirmations).toEqual({
      history:
        "Are you sure you want to delete all your enhancement history? This action cannot be undone.",
      account:
        "Are you sure you want to delete your account? This will permanently delete all your data and cannot be undone.",
    });
  });

  it("the history says that it is deleted", async () => {
    expect(await deleteHistory({ deleteHistory: createCall(done).call })).toEqual({
      kind: "done",
      message: "Your enhancement history has been deleted successfully.",
    });
  });

  it("the history says that it failed", async () => {
    const { call } = createCall(failed(refusal("internal")));
    expect(await deleteHistory({ deleteHistory: call })).toEqual({
      kind: "failed",
      message: "Failed to delete enhancement data. Please try again.",
      reason: "The server's own words",
    });
  });

  it("the account says that it is deleted; the logout follows after 2 seconds", async () => {
    expect(await deleteAccount({ deleteAccount: createCall(done).call })).toEqual({
      kind: "done",
      message: "Your account has been deleted successfully.",
    });
    expect(logoutDelayMs).toBe(2000);
  });

  it("the account says that it failed", async () => {
    const { call } = createCall(failed(unreachable));
    expect(await deleteAccount({ deleteAccount: call })).toMatchObject({
      message: "Failed to delete account. Please try again.",
    });
  });

  it("signs out when the session is over", async () => {
    const { call } = createCall(failed(refusal("unauthorized")));
    expect(await deleteHistory({ deleteHistory: call })).toEqual({ kind: "signed-out" });
  });
});

describe("data export (APP-29)", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const stored: DataExport = {
    exportedAt: now.toISOString(),
    user: { ...freeUser, createdAt: now.toISOString() },
    signInMethods: [],
    sessions: [],
    allowance: null,
    billing: null,
    usageByDay: [],
    enhancements: [],
  };

  it("is a JSON file with everything stored", async () => {
    const outcome = await exportData({ dataExport: createCall(success(stored)).call }, now);
    expect(outcome).toMatchObject({
      kind: "file",
      file: { name: "whetstone-data-2026-03-01.json", type: "application/json" },
    });
    expect(outcome.kind === "file" && JSON.parse(outcome.file.text)).toEqual(stored);
  });

  it.each([
    refusal("not_found"),
    refusal("not_supported"),
    { kind: "unintelligible" as const, status: 404 },
  ])(
    "shows 'Data export feature coming soon!' when the server has no such call: %o",
    async (reason) => {
      const { call } = createCall(failed(reason));
      expect(await exportData({ dataExport: call }, now)).toEqual({ kind: "unsupported" });
      expect(exportUnsupported).toBe("Data export feature coming soon!");
    },
  );

  it("says when it failed otherwise", async () => {
    const { call } = createCall(failed(unreachable));
    expect(await exportData({ dataExport: call }, now)).toMatchObject({ kind: "failed" });
  });
});
