import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const chunk = (content: string, finish: string | null) =>
  `data: ${JSON.stringify({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "test",
    choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: finish }],
  })}\n\n`;

const completion = (content: string) =>
  JSON.stringify({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "test",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  });

/**
 * A model's provider that speaks the OpenAI protocol: streams the beginning of an answer, and the
 * rest when it is told to.
 */
export const startModelServer = async () => {
  const asked: string[] = [];
  const waiting = new Set<ServerResponse>();
  let hungUp = 0;
  let answer = { begins: "", ends: "" };
  let questions: readonly object[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      asked.push(body);
      response.on("close", () => {
        waiting.delete(response);
        if (!response.writableEnded) hungUp += 1;
      });
      if (!/"stream":true/.test(body)) {
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end(completion(JSON.stringify({ questions })));
        return;
      }
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write(chunk(answer.begins, null));
      waiting.add(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** What makes the product use this model. */
    env: {
      LLM_PROVIDER: "openai-compatible",
      LLM_MODEL: "test",
      LLM_API_KEY: "key",
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    asked,
    hungUp: () => hungUp,
    willSay: (begins: string, ends: string) => {
      answer = { begins, ends };
    },
    /** What it says is missing, when it is asked that: a call that streams nothing. */
    willAsk: (next: readonly object[]) => {
      questions = next;
    },
    /** Sends the rest of every answer that has begun. */
    finish: () => {
      for (const response of waiting) {
        response.write(chunk(answer.ends, null));
        response.write(chunk("", "stop"));
        response.end("data: [DONE]\n\n");
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
