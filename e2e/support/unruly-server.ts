import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does with an enhancement. */
export type Trouble =
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> }
  /** Ends the connection: at once, after the headers, or in the middle of the text. */
  | { readonly cuts: "at once" | "after the headers" | "in the text" }
  /** Begins and waits for `finish`: with nothing at all, or with some text. */
  | { readonly waits: "silently" | "in the text" }
  | { readonly ends: "in garbage" }
  /** Answers; the result is the prompt and what is added. */
  | { readonly ends: "well"; readonly adds?: string };

const answerTo = (prompt: string, adds: string) => ({
  enhancedPrompt: `${prompt}${adds}`,
  id: "e1",
  style: "professional",
  platform: "chatgpt",
  level: "comprehensive",
  language: "en",
  originalLength: prompt.length,
  enhancedLength: prompt.length + adds.length,
  originalQualityScore: 20,
  qualityScore: 70,
  improvementRatio: 2,
  usesRemaining: 14,
  nextResetDate: "2026-02-01T00:00:00.000Z",
  engine: "model",
  checks: [],
});

const event = (name: string, data: string) => `event: ${name}\ndata: ${data}\n\n`;
const beginning = event("delta", JSON.stringify({ text: "write about bees, for" }));

const begin = (response: ServerResponse): void => {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.flushHeaders();
};

const act = (response: ServerResponse, trouble: Trouble, prompt: string): void => {
  if ("status" in trouble) {
    const { status, body, headers } = trouble;
    const isText = typeof body === "string";
    response.writeHead(status, {
      "Content-Type": isText ? "text/html" : "application/json",
      ...headers,
    });
    response.end(isText ? body : JSON.stringify(body));
    return;
  }
  if ("waits" in trouble) {
    begin(response);
    if (trouble.waits === "in the text") response.write(beginning);
    return;
  }
  if ("ends" in trouble) {
    begin(response);
    const { adds = ", for children of six." } = trouble.ends === "well" ? trouble : {};
    const answer = trouble.ends === "well" ? JSON.stringify(answerTo(prompt, adds)) : "{";
    response.end(beginning + event("done", answer));
    return;
  }
  if (trouble.cuts === "at once") {
    response.destroy();
    return;
  }
  begin(response);
  if (trouble.cuts === "in the text") response.write(beginning);
  setImmediate(() => response.destroy());
};

/** A server that misbehaves as it is told. */
export const startUnrulyServer = async () => {
  let trouble: Trouble = { ends: "well" };
  let asked = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      if (request.url?.includes("/enhance-prompt")) asked += 1;
      act(response, trouble, String(JSON.parse(body || "{}").prompt));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    /** How many enhancements were asked of it; rules for chat pages and the session are asked too. */
    asked: () => asked,
    will: (next: Trouble) => {
      trouble = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
