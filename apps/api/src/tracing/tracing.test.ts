import { createServer } from "node:http";
import { expect, it } from "vitest";
import { promptMarker } from "../testing/engines.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onSqlite } from "../testing/on-each-database.ts";
import { changedPromptAbout } from "../testing/prompts.ts";

/** A collector that keeps what it is sent. */
const startCollector = async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      bodies.push(`${request.url} ${body}`);
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

onSqlite("traces", (open) => {
  it("go to the collector with route, status and the caller's trace, and nothing of a person", async () => {
    const collector = await startCollector();
    const world = await open({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    const { client, token, email, user } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt: changedPromptAbout(promptMarker) }));
    const trace = "0af7651916cd43dd8448eb211c80319c";
    await world.request("/api/health", {
      headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
    });
    await world.parts.tracing?.stop();
    await collector.stop();
    const sent = collector.bodies.join("\n");
    expect(sent).toContain("/v1/traces");
    for (const part of [
      "POST /enhance-prompt",
      "http.response.status_code",
      trace,
      "whetstone-api",
    ])
      expect(sent).toContain(part);
    for (const secret of [promptMarker, token, email, user.id, "192.0.2.1"])
      expect(sent).not.toContain(secret);
  });

  it("are not made unless a collector is configured", async () => {
    const world = await open();
    expect(world.parts.tracing).toBeUndefined();
  });
});
