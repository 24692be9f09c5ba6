import { createServer, type RequestListener, type Server } from "node:http";
import { generateText } from "ai";
import { afterEach, expect, it } from "vitest";
import { openModel } from "./open-model.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
};

it.each(["openai", "anthropic", "google", "xai", "openai-compatible", "ollama"] as const)(
  "sends prompt and key of %s to no other address than the operator's",
  async (provider) => {
    const seen: unknown[] = [];
    const elsewhere = await listen((request, response) => {
      seen.push(request.headers);
      response.end("{}");
    });
    const provided = await listen((_request, response) => {
      response.writeHead(307, { Location: elsewhere }).end();
    });
    const model = openModel({ provider, model: "m", apiKey: "key", baseUrl: provided });
    await expect(generateText({ model, prompt: "hello", maxRetries: 0 })).rejects.toThrow();
    expect(seen).toEqual([]);
  },
);
