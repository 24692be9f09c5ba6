import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the provider does with one request. */
export type ModelTurn =
  /** Says why it ends ("stop"), or with null nothing of it. */
  | { readonly says: string; readonly ends?: string | null }
  /** The body of an answer as it stands, whatever was asked. */
  | { readonly raw: string }
  /** This again and again, for as long as somebody reads. */
  | { readonly floods: string }
  /** Streams these words and then nothing more, with the connection open. */
  | { readonly begins: string }
  | {
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  /** Ends the connection in the middle of the answer. */
  | { readonly does: "cut-off" }
  /** Never answers. */
  | { readonly does: "hang" }
  | { readonly does: "nonsense" };

const completion = (content: string, ends: string | null) => ({
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "test",
  choices: [{ index: 0, finish_reason: ends, message: { role: "assistant", content } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "test",
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

/** A protocol: how a piece of a text is streamed, and how a stream ends. */
interface Protocol {
  readonly type: string;
  readonly piece: (content: string) => string;
  readonly end: (reason: string | null) => string;
}

const openAi: Protocol = {
  type: "text/event-stream",
  piece: (content) => chunk({ role: "assistant", content }, null),
  end: (reason) => `${chunk({}, reason)}data: [DONE]\n\n`,
};

const ollama: Protocol = {
  type: "application/x-ndjson",
  piece: (content) =>
    `${JSON.stringify({ message: { role: "assistant", content }, done: false })}\n`,
  end: (reason) => {
    const last = { message: { role: "assistant", content: "" }, done: true };
    return `${JSON.stringify(reason === null ? last : { ...last, done_reason: reason })}\n`;
  },
};

/** Streams a text a few characters at a time, so that words and stand-ins are cut anywhere. */
const stream = (response: ServerResponse, text: string, { type, piece }: Protocol): void => {
  response.writeHead(200, { "Content-Type": type });
  for (let at = 0; at < text.length; at += 5) response.write(piece(text.slice(at, at + 5)));
};

const say = (
  response: ServerResponse,
  { says, ends = "stop" }: Extract<ModelTurn, { says: string }>,
  protocol: Protocol | null,
): void => {
  if (protocol) {
    stream(response, says, protocol);
    response.end(protocol.end(ends));
    return;
  }
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(completion(says, ends)));
};

const flood = (response: ServerResponse, piece: string): void => {
  if (response.destroyed) return;
  if (response.write(piece)) setImmediate(flood, response, piece);
  else response.once("drain", () => flood(response, piece));
};

const answer = (response: ServerResponse, turn: ModelTurn, protocol: Protocol | null): void => {
  if ("begins" in turn) {
    stream(response, turn.begins, protocol ?? openAi);
    return;
  }
  if ("floods" in turn) {
    flood(response, turn.floods);
    return;
  }
  if ("raw" in turn) {
    response.end(turn.raw);
    return;
  }
  if ("says" in turn) {
    say(response, turn, protocol);
    return;
  }
  if ("status" in turn) {
    response.writeHead(turn.status, { "Content-Type": "application/json", ...turn.headers });
    response.end(turn.body ?? JSON.stringify({ error: { message: "no", type: "error" } }));
    return;
  }
  if (turn.does === "hang") return;
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
  if (turn.does === "cut-off") {
    response.write('{"id":"c1","choi', () => response.destroy());
    return;
  }
  response.end(`{"odd":${" ".repeat(4992)}1}`);
};

/** What the provider does when it is asked to rewrite, and when it is asked what is missing. */
export interface ModelTurns {
  readonly rewrite: readonly ModelTurn[];
  readonly ask: readonly ModelTurn[];
}

/** A model that finds nothing missing. */
const asksNothing: ModelTurn = { says: '{"questions":[]}' };

/** How the rules of asking begin. */
const isAsked = (body: string): boolean => body.includes("find out what the assistant would");

/** Takes the turns of a list one after the other, the last one again and again. */
const takeTurns = (turns: readonly ModelTurn[]) => {
  let taken = 0;
  return (): ModelTurn | undefined => {
    const turn = turns[Math.min(taken, turns.length - 1)];
    taken += 1;
    return turn;
  };
};

/** The models it lists, in either protocol. */
const listed: Readonly<Record<string, object>> = {
  "/v1/models": { data: [{ id: "test" }, { id: "embed-text" }] },
  "/api/tags": { models: [{ name: "test" }, { name: "embed-text" }] },
  "/api/show": {},
};

const protocolOf = (request: IncomingMessage, body: string): Protocol | null => {
  if (request.url?.startsWith("/api/chat")) return ollama;
  return /"stream":true/.test(body) ? openAi : null;
};

/**
 * A real HTTP server that speaks the protocols of OpenAI and Ollama and misbehaves on purpose: one
 * turn a request, the last one again and again. Told only how to rewrite, it finds nothing missing,
 * and keeps to itself that it was asked.
 */
export const startModelServer = async (turns: readonly ModelTurn[] | ModelTurns) => {
  const { rewrite, ask } = "ask" in turns ? turns : { rewrite: turns, ask: null };
  const nextRewrite = takeTurns(rewrite);
  const nextAsk = takeTurns(ask ?? [asksNothing]);
  const received: string[] = [];
  const keys: (string | undefined)[] = [];
  let hungUp = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      keys.push(request.headers.authorization);
      const list = listed[request.url ?? ""];
      const first = rewrite[0];
      if (list && !(first && "status" in first)) {
        response.end(JSON.stringify(list));
        return;
      }
      const asked = isAsked(body);
      const turn = asked ? nextAsk() : nextRewrite();
      if (!asked || ask) received.push(body);
      response.on("close", () => {
        if (!response.writableEnded) hungUp += 1;
      });
      if (turn) answer(response, turn, protocolOf(request, body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    /** Where the protocol of OpenAI is spoken; that of Ollama is at the origin. */
    baseUrl: `http://127.0.0.1:${port}/v1`,
    origin: `http://127.0.0.1:${port}`,
    /** What each request said of its key. */
    keys,
    /** Bodies of the requests so far. */
    received,
    /** How many requests their client ended before the answer was complete. */
    hungUp: () => hungUp,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
