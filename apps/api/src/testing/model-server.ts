import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the provider does with one request. */
export type ModelTurn =
  | { readonly says: string }
  | { readonly status: number; readonly headers?: Record<string, string> }
  /** Ends the connection in the middle of the answer. */
  | { readonly does: "cut-off" }
  /** Never answers. */
  | { readonly does: "hang" }
  | { readonly does: "nonsense" };

const completion = (content: string) => ({
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "test",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const answer = (response: ServerResponse, turn: ModelTurn): void => {
  if ("says" in turn) {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(completion(turn.says)));
    return;
  }
  if ("status" in turn) {
    response.writeHead(turn.status, { "Content-Type": "application/json", ...turn.headers });
    response.end(JSON.stringify({ error: { message: "no", type: "error" } }));
    return;
  }
  if (turn.does === "hang") return;
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
  response.write(turn.does === "nonsense" ? `{"odd":${" ".repeat(4992)}1}` : '{"id":"c1","choi');
  if (turn.does === "cut-off") response.destroy();
  else response.end();
};

/**
 * A real HTTP server that speaks the OpenAI protocol of model providers and misbehaves on purpose:
 * one turn a request, the last one again and again.
 */
export const startModelServer = async (turns: readonly ModelTurn[]) => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const turn = turns[Math.min(received.length, turns.length - 1)];
      received.push(body);
      if (turn) answer(response, turn);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** Bodies of the requests so far. */
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
