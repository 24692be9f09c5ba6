import { expect, it } from "vitest";
import { promptMarker } from "../testing/engines.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onSqlite } from "../testing/on-each-database.ts";
import { changedPromptAbout } from "../testing/prompts.ts";
import { serveMetrics } from "./serve-metrics.ts";

onSqlite("metrics", (open) => {
  it("count requests by route and status, with nothing of a person in them (API-17)", async () => {
    const world = await open();
    const { client, user, email, token } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt: changedPromptAbout(promptMarker) }));
    await client.revokeSession({ id: "some-session-id" });
    await world.request("/api/nothing");
    const answer = await serveMetrics(world.parts.metrics).request("/metrics");
    expect(answer.headers.get("Content-Type")).toContain("text/plain");
    const text = await answer.text();
    expect(text).toContain(
      'http_requests_total{method="POST",route="/enhance-prompt",status="200"} 1',
    );
    expect(text).toContain(
      'http_requests_total{method="DELETE",route="/sessions/{id}",status="404"} 1',
    );
    expect(text).toContain('engine_requests{state="waiting"} 0');
    expect(text).toContain("http_request_duration_seconds_bucket");
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    for (const secret of [promptMarker, email, user.id, token, "some-session-id", "192.0.2.1"])
      expect(text).not.toContain(secret);
  });

  it("are not served beside the product", async () => {
    const world = await open();
    expect((await world.request("/metrics")).status).not.toBe(200);
    expect((await world.request("/api/metrics")).status).toBe(404);
  });
});
