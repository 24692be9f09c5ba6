import { describe, expect, it } from "vitest";
import { createApiClient } from "./create-client.ts";
import { createFetchTransport } from "./fetch-transport.ts";

interface Sent {
  readonly url: string;
  readonly init: RequestInit | undefined;
}

const clientThatAnswers = (answer: Response) => {
  const sent: Sent[] = [];
  const transport = createFetchTransport({
    origin: () => "https://api.example.com",
    readToken: async () => "session-token",
    fetch: async (input, init) => {
      sent.push({ url: String(input), init });
      return answer;
    },
  });
  return { client: createApiClient(transport), sent };
};

const authorizationOf = (sent: Sent | undefined) =>
  new Headers(sent?.init?.headers).get("Authorization");

it("puts the parameters of a path into the path, and sends no body for them", async () => {
  const { client, sent } = clientThatAnswers(Response.json({ success: true }));
  await client.revokeSession({ id: "a/b?c" });
  expect(sent[0]?.url).toBe("https://api.example.com/api/sessions/a%2Fb%3Fc");
  expect(sent[0]?.init).toMatchObject({ method: "DELETE", body: null });
});

it("puts the action and the fields of a GET into the query, and a set limit only", async () => {
  const { client, sent } = clientThatAnswers(Response.json({ users: [] }));
  await client.waitlistMembers({ limit: "100" }, { token: "the admin key" });
  await client.waitlistMembers(undefined, { token: "the admin key" });
  expect(sent.map(({ url }) => url)).toEqual([
    "https://api.example.com/api/waitlist?action=list&limit=100",
    "https://api.example.com/api/waitlist?action=list",
  ]);
  expect(authorizationOf(sent[0])).toBe("Bearer the admin key");
});

it("never sends the session to a call of the admin", async () => {
  const { client, sent } = clientThatAnswers(Response.json({}));
  await client.waitlistStats(undefined);
  expect(authorizationOf(sent[0])).toBeNull();
});

it("sends the action of a DELETE in its body", async () => {
  const { client, sent } = clientThatAnswers(Response.json({ success: true }));
  await client.deleteHistory(undefined);
  expect(sent[0]?.init).toMatchObject({
    method: "DELETE",
    body: '{"action":"delete_enhancement_data"}',
  });
});

it("answers the text of a call that answers CSV, and its errors as those of any call", async () => {
  const csv = clientThatAnswers(new Response("id\r\n1\r\n"));
  expect(await csv.client.historyCsv(undefined)).toEqual({ ok: true, data: "id\r\n1\r\n" });
  const body = { error: "Part of Pro", code: "requires_pro", requestId: "1" };
  const refused = clientThatAnswers(Response.json(body, { status: 403 }));
  expect(await refused.client.historyCsv(undefined)).toMatchObject({
    ok: false,
    failure: { kind: "refused", status: 403, body },
  });
});

const answer = {
  enhancedPrompt: "write about bees, well",
  id: "e1",
  style: "professional",
  platform: "other",
  level: "comprehensive",
  language: "en",
  originalLength: 16,
  enhancedLength: 22,
  originalQualityScore: 20,
  qualityScore: 70,
  improvementRatio: 1.38,
  usesRemaining: 14,
  nextResetDate: "2026-02-01T00:00:00.000Z",
  engine: "model",
  checks: [],
};

/** What newer servers may say (API-7). */
describe("a client that is older than its server", () => {
  const check = { name: "links", passed: true, count: 1 };

  it("takes an answer of an unknown engine, with checks and fields it doesn't know", async () => {
    const newer = {
      ...answer,
      engine: "crystal-ball",
      checks: [check, { name: "metre", passed: true, count: 3, feet: 5 }],
      unchanged: "too-beautiful",
      mood: "sunny",
    };
    const { client } = clientThatAnswers(Response.json(newer));
    expect(await client.enhancePrompt({ prompt: "write about bees" })).toEqual({
      ok: true,
      data: { ...answer, engine: "crystal-ball", checks: [check], unchanged: "too-beautiful" },
    });
  });

  it("takes more questions than it knows of, for needs and with fields it doesn't know", async () => {
    const question = { need: "poem-metre", question: "Which metre?", suggestions: ["any"] };
    const newer = { ...answer, questions: Array(5).fill({ ...question, kind: "tap" }) };
    const { client } = clientThatAnswers(Response.json(newer));
    expect(await client.enhancePrompt({ prompt: "write about bees" })).toEqual({
      ok: true,
      data: { ...answer, questions: Array(5).fill(question) },
    });
  });

  it("takes an answer without scores", async () => {
    const unscored = { ...answer, originalQualityScore: null, qualityScore: null };
    const { client } = clientThatAnswers(Response.json(unscored));
    expect(await client.enhancePrompt({ prompt: "write about bees" })).toEqual({
      ok: true,
      data: unscored,
    });
  });

  it("still refuses checks that are none", async () => {
    const garbled = { ...answer, checks: [check, { name: "metre" }] };
    const { client } = clientThatAnswers(Response.json(garbled));
    expect(await client.enhancePrompt({ prompt: "write about bees" })).toEqual({
      ok: false,
      failure: { kind: "unintelligible", status: 200 },
    });
  });

  it("passes on a refusal with a code it doesn't know, in the server's words", async () => {
    const body = { error: "Not on Sundays", code: "day_of_rest", requestId: "1" };
    const { client } = clientThatAnswers(Response.json(body, { status: 423 }));
    expect(await client.enhancePrompt({ prompt: "write about bees" })).toEqual({
      ok: false,
      failure: { kind: "refused", status: 423, body },
    });
  });
});

describe("a call that streams", () => {
  const event = (name: string, data: unknown) =>
    `event: ${name}\ndata: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;

  /** An answer in pieces of seven bytes: events are cut anywhere. */
  const streamOf = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    const pieces = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
    return new Response(pieces, { headers: { "Content-Type": "text/event-stream" } });
  };

  const enhance = async (response: Response) => {
    const { client, sent } = clientThatAnswers(response);
    const told: string[] = [];
    const result = await client.enhancePrompt(
      { prompt: "write about bees" },
      { onText: (piece) => told.push(piece) },
    );
    return { result, told, accept: new Headers(sent[0]?.init?.headers).get("Accept") };
  };

  it("tells the text as it comes, and answers what came with `done`", async () => {
    const events = [
      event("delta", { text: "write about " }),
      event("delta", { text: "bees — 🐝" }),
      event("done", answer),
    ];
    const { result, told, accept } = await enhance(streamOf(events.join("")));
    expect(accept).toBe("text/event-stream");
    expect(told).toEqual(["write about ", "bees — 🐝"]);
    expect(result).toEqual({ ok: true, data: answer });
  });

  it("fails as any call with what came with `error`", async () => {
    const body = { error: "No", code: "engine_unavailable", requestId: "1" };
    const { result } = await enhance(streamOf(event("error", body)));
    expect(result).toEqual({ ok: false, failure: { kind: "refused", status: 503, body } });
  });

  it("fails with a code it doesn't know as with any", async () => {
    const body = { error: "Not on Sundays", code: "day_of_rest", requestId: "1" };
    const { result } = await enhance(streamOf(event("error", body)));
    expect(result).toEqual({ ok: false, failure: { kind: "refused", status: 500, body } });
  });

  it.each([
    ["that breaks off", event("delta", { text: "write" }), { kind: "interrupted" }],
    ["that ends with garbage", event("done", "{"), { kind: "unintelligible", status: 200 }],
    ["with an unknown error", event("error", "{}"), { kind: "unintelligible", status: 500 }],
  ])("says so of a stream %s", async (_name, events, failure) => {
    const { result } = await enhance(streamOf(events));
    expect(result).toEqual({ ok: false, failure });
  });

  it("takes an ordinary answer too: a stream is asked for, not demanded", async () => {
    const { result, told } = await enhance(Response.json(answer));
    expect(told).toEqual([]);
    expect(result).toMatchObject({ ok: true });
  });
});
