import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { findLocalModel, localServers } from "./find-local-model.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server on this machine that answers one path; without an answer it never does. */
const listening = async (path: string, answer?: object | string): Promise<string> => {
  const server = createServer((request, response) => {
    if (request.url === "/api/show") response.end("{}");
    else if (request.url !== path) response.writeHead(404).end();
    else if (typeof answer === "string") response.end(answer);
    else if (answer) response.end(JSON.stringify(answer));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

/** Ollama and LM Studio where they listen in a test; nobody listens at the first free port. */
const lookAt = (ollama: string, studio = "http://127.0.0.1:9") =>
  findLocalModel(
    localServers.map((server) => ({
      ...server,
      baseUrl: server.name === "Ollama" ? ollama : `${studio}/v1`,
    })),
  );

const models = (...names: string[]) => ({ models: names.map((name) => ({ name })) });

describe("a model on this machine", () => {
  it("is the handiest one Ollama has, of those that write", async () => {
    const address = await listening(
      "/api/tags",
      models("nomic-embed-text:latest", "llama3.1:70b", "qwen3:0.6b", "qwen3:8b"),
    );
    expect(await lookAt(address)).toEqual({
      choice: {
        provider: "openai-compatible",
        model: "qwen3:8b",
        baseUrl: `${address}/v1`,
        apiKey: undefined,
      },
      description: `qwen3:8b in Ollama at ${address}`,
    });
  });

  it("is any that writes where none is handy", async () => {
    const address = await listening("/api/tags", models("bge-m3", "mistral:latest"));
    expect((await lookAt(address))?.choice.model).toBe("mistral:latest");
  });

  it("may be in LM Studio", async () => {
    const address = await listening("/v1/models", { data: [{ id: "qwen2.5-7b-instruct" }] });
    const found = await lookAt("http://127.0.0.1:9", address);
    expect(found?.description).toBe(`qwen2.5-7b-instruct in LM Studio at ${address}`);
  });

  it.each<[string, object | string | undefined]>([
    ["has no model", models()],
    ["has none that writes", models("nomic-embed-text")],
    ["answers nonsense", "<html>"],
    ["answers something else", { hello: 1 }],
    ["never answers", undefined],
  ])("is none where a server %s", async (_name, answer) => {
    expect(await lookAt(await listening("/api/tags", answer))).toBeNull();
  });
});
