import { describe, expect, it } from "vitest";
import { createTelemetry, type Sink } from "./create-telemetry.ts";
import { telemetryEvents } from "./events.ts";
import { withoutQueries } from "./without-queries.ts";

const createWorld = () => {
  const told: unknown[] = [];
  const idle: (() => void)[] = [];
  const sink: Sink = (event, properties) => void told.push([event, properties]);
  const track = createTelemetry({
    events: telemetryEvents,
    startSink: async () => sink,
    whenIdle: (callback) => void idle.push(callback),
  });
  return { told, track, becomeIdle: () => idle[0]?.() };
};

describe("telemetry of the account side", () => {
  it("sends nothing, and asks for no idle time, without a configured key (TELE-1)", () => {
    let waits = 0;
    const track = createTelemetry({
      events: telemetryEvents,
      startSink: null,
      whenIdle: () => void waits++,
    });
    track("test_event", {});
    expect(waits).toBe(0);
  });

  it("starts when the page is idle, and sends then what was told before (TELE-2)", async () => {
    const { told, track, becomeIdle } = createWorld();
    track("page_viewed", { page: "settings" });
    expect(told).toEqual([]);
    becomeIdle();
    await expect.poll(() => told).toEqual([["page_viewed", { page: "settings" }]]);
    track("test_event", {});
    expect(told).toHaveLength(2);
  });

  it("gives up silently when the service can't be started (TELE-3)", async () => {
    const started = Promise.withResolvers<void>();
    const track = createTelemetry({
      events: telemetryEvents,
      startSink: async () => {
        started.resolve();
        throw new Error("blocked");
      },
      whenIdle: (callback) => callback(),
    });
    await started.promise;
    expect(() => track("test_event", {})).not.toThrow();
  });

  it("carries no prompt text: an event with anything beyond its list is not sent", async () => {
    const { told, track, becomeIdle } = createWorld();
    becomeIdle();
    const smuggled = { page: "settings", prompt: "my secret prompt" } as const;
    track("page_viewed", smuggled);
    track("test_event", {});
    await expect.poll(() => told).toEqual([["test_event", {}]]);
  });

  it("has no event with a field of free text (DATA-1, TELE-4)", () => {
    for (const [name, schema] of Object.entries(telemetryEvents))
      for (const [field, value] of Object.entries(schema.shape))
        expect(value.safeParse("any words a person could type").success, `${name}.${field}`).toBe(
          false,
        );
  });

  it("leaves the queries of addresses out: they can hold sign-in tokens (TELE-4)", () => {
    expect(
      withoutQueries({
        $current_url: "https://example.com/login?session=secret#x",
        $set_once: { $initial_current_url: "https://example.com/?token=secret" },
        paths: ["/login?token=secret"],
        page: "login",
      }),
    ).toEqual({
      $current_url: "https://example.com/login",
      $set_once: { $initial_current_url: "https://example.com/" },
      paths: ["/login"],
      page: "login",
    });
  });
});
