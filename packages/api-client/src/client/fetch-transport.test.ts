import { expect, it } from "vitest";
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
