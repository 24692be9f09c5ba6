import { statsTimeoutMs } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import { createCall, failed, refusal, timeout, unreachable } from "../testing/answers.ts";
import { loadStats } from "./load-stats.ts";

const load = (failure: Parameters<typeof failed>[0]) =>
  loadStats({ dashboardStats: createCall(failed(failure)).call });

describe("loading the dashboard (APP-9, APP-10)", () => {
  it("says 'Request timed out. Please try again.' after 15 s", async () => {
    const { call, asked } = createCall(failed(timeout));
    expect(await loadStats({ dashboardStats: call })).toEqual({
      status: "failed",
      message: "Request timed out. Please try again.",
    });
    expect(asked[0]?.options.timeoutMs).toBe(statsTimeoutMs);
    expect(statsTimeoutMs).toBe(15_000);
  });

  it.each([refusal("internal"), unreachable])(
    "says 'Failed to load dashboard data': %o",
    async (reason) => {
      expect(await load(reason)).toMatchObject({ message: "Failed to load dashboard data" });
    },
  );

  it("ends the session on a 401", async () => {
    expect(await load(refusal("unauthorized"))).toEqual({ status: "signed-out" });
  });
});
