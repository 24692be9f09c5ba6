import { allEndpoints, errorBodySchema, maxBodyBytes } from "@whetstone/api-client/contract";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import type { RawRequest, TestWorld } from "../testing/create-test-world.ts";
import { onSqlite } from "../testing/on-each-database.ts";

const json = { "Content-Type": "application/json" };

const provider = new OAuth2Server();

const issuer = async (): Promise<string> => {
  await provider.issuer.keys.generate("RS256");
  await provider.start(0, "localhost");
  return provider.issuer.url ?? "";
};

afterAll(async () => {
  if (provider.listening) await provider.stop();
});

/** Every field a line of the log may have. */
const lineSchema = z.strictObject({
  level: z.number(),
  time: z.number(),
  requestId: z.uuid(),
  method: z.string().optional(),
  path: z.string().optional(),
  action: z.string().optional(),
  status: z.number().optional(),
  code: z.string().optional(),
  ms: z.number().optional(),
  msg: z.string(),
});

const refusal = async (world: TestWorld, path: string, init: RawRequest) => {
  const response = await world.request(path, init);
  const body = errorBodySchema.parse(await response.json());
  return {
    status: response.status,
    code: body.code,
    fields: body.fields,
    headers: response.headers,
  };
};

const post = (
  body: NonNullable<RequestInit["body"]>,
  headers: Record<string, string> = json,
): RawRequest => ({
  method: "POST",
  headers,
  body,
});

onSqlite("HTTP", (open) => {
  it("answers 405 with Allow to a wrong method on every path of the contract", async () => {
    const world = await open();
    const allowed = Map.groupBy(allEndpoints, ({ path }) => `/api${path.replace("{id}", "x")}`);
    for (const [path, group] of allowed)
      for (const method of ["PUT", "PATCH"]) {
        const methods = new Set(group.map((endpoint) => endpoint.method));
        const allow = [...methods].join(", ").replace("GET", "GET, HEAD");
        const { status, code, headers } = await refusal(world, path, { method });
        expect([status, code, headers.get("Allow")]).toEqual([405, "method_not_allowed", allow]);
      }
  });

  it("answers 404 as JSON to an unknown address below /api (API-1)", async () => {
    const world = await open();
    for (const path of ["/api/nothing", "/api/auth/", "/api/auth/login", "/api/auth%2flogin"])
      expect(await refusal(world, path, {})).toMatchObject({ status: 404, code: "not_found" });
  });

  it("answers 415 to a body that is not sent as JSON", async () => {
    const world = await open();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
      expect(
        await refusal(world, "/api/auth", post('{"action":"me"}', { "Content-Type": type })),
      ).toMatchObject({ status: 415, code: "unsupported_media_type" });
  });

  it("takes JSON with a charset", async () => {
    const world = await open();
    const type = { "Content-Type": "Application/JSON; charset=utf-8" };
    const { status } = await refusal(world, "/api/auth", post('{"action":"me"}', type));
    expect(status).toBe(401);
  });

  it.each([
    ["nothing", ""],
    ["half an object", '{"action":'],
    ["an array", "[]"],
    ["a string", '"login"'],
    ["null", "null"],
    ["bytes that are not UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ["a field called __proto__", '{"__proto__":{"action":"me"}}'],
    ["a field called __proto__ inside", '{"prompt":"x","context":[{"__proto__":{}}]}'],
  ])("answers 400 malformed_body to %s", async (_what, body) => {
    const world = await open();
    expect(await refusal(world, "/api/auth", post(body))).toMatchObject({
      status: 400,
      code: "malformed_body",
    });
  });

  it("answers 413 to a body above the limit, announced or not (API-3)", async () => {
    const world = await open();
    const tooLong = JSON.stringify({ action: "me", x: "x".repeat(maxBodyBytes) });
    const announced = { ...json, "Content-Length": String(tooLong.length) };
    expect(await refusal(world, "/api/auth", post("{}", announced))).toMatchObject({ status: 413 });
    const chunks = new Blob([tooLong]).stream();
    const streamed = { ...post(chunks), duplex: "half" as const };
    expect(await refusal(world, "/api/auth", streamed)).toMatchObject({
      status: 413,
      code: "payload_too_large",
    });
  });

  it("answers 400 to an unknown action and names the known ones", async () => {
    const world = await open();
    for (const action of ["nonsense", 7, null, "constructor", "toString"]) {
      const { code, fields } = await refusal(world, "/api/auth", post(JSON.stringify({ action })));
      expect(code).toBe("validation_failed");
      expect(fields?.action).toContain("confirm-email");
    }
  });

  it("answers validation_failed to the NUL character where text is stored or compared", async () => {
    const world = await open();
    const body = JSON.stringify({ action: "login", email: "a@example.com", password: "a\0b" });
    expect(await refusal(world, "/api/auth", post(body))).toMatchObject({
      code: "validation_failed",
      fields: { password: "Text may not hold the NUL character" },
    });
  });

  it("takes the NUL character in the text of a prompt, which is never stored", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const prompt = "write a poem\0about the sea";
    const context = [{ role: "user" as const, text: "a\0b" }];
    const result = await client.enhancePrompt({ prompt, context, instruction: "be\0brief" });
    expect(result.ok).toBe(true);
  });

  it("refuses unknown fields by name (API-7)", async () => {
    const world = await open();
    const body = {
      action: "login",
      email: "a@example.com",
      password: "x",
      constructor: 1,
      role: "pro",
    };
    expect(await refusal(world, "/api/auth", post(JSON.stringify(body)))).toMatchObject({
      code: "validation_failed",
      fields: { role: "Unknown field", constructor: "Unknown field" },
    });
  });

  it("refuses fields on a call that has none", async () => {
    const world = await open();
    const { token } = await world.signUp();
    const headers = { ...json, Authorization: `Bearer ${token}` };
    const body = JSON.stringify({ action: "me", userId: "x" });
    expect(await refusal(world, "/api/auth", post(body, headers))).toMatchObject({
      code: "validation_failed",
      fields: { userId: "Unknown field" },
    });
  });

  it("asks who calls before it looks at the fields", async () => {
    const world = await open();
    expect(
      await refusal(
        world,
        "/api/enhance-prompt",
        post("{}", { ...json, Authorization: "Bearer x" }),
      ),
    ).toMatchObject({ status: 401 });
  });

  it("gives every answer an id, and puts it in the error body (API-2)", async () => {
    const world = await open();
    const response = await world.request("/api/nothing");
    const { requestId } = errorBodySchema.parse(await response.json());
    expect(response.headers.get("X-Request-Id")).toBe(requestId);
    const other = await world.request("/api/health");
    expect(other.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
    expect(other.headers.get("X-Request-Id")).not.toBe(requestId);
  });

  it("keeps API answers out of caches", async () => {
    const world = await open();
    for (const path of ["/api/health", "/api/nothing"])
      expect((await world.request(path)).headers.get("Cache-Control")).toBe("no-store");
  });

  it("hides what went wrong inside: internal, without message or stack (API-2)", async () => {
    const world = await open();
    const { client, token } = await world.signUp();
    await world.database.db.schema.dropTable("usageDay").execute();
    const headers = { Authorization: `Bearer ${token}` };
    const response = await world.request("/api/dashboard-stats", { headers });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: "internal" });
    expect(text).not.toMatch(/usageDay|sqlite|at /i);
    expect(world.log.join("")).toContain("usageDay");
    expect((await client.health(undefined)).ok).toBe(true);
  });
});

onSqlite("security headers", (open) => {
  it("are on every answer, with a policy that runs own scripts only (API-18)", async () => {
    const world = await open();
    for (const path of ["/", "/api/health", "/api/nothing"]) {
      const { headers } = await world.request(path);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Strict-Transport-Security")).toBeNull();
    }
  });
});

onSqlite("a server reached by https", (open) => {
  it("tells browsers to come by https only, and sets cookies for this host and https alone", async () => {
    const world = await open({
      publicUrl: "https://whetstone.example",
      env: {
        GOOGLE_CLIENT_ID: "id",
        GOOGLE_CLIENT_SECRET: "secret",
        GOOGLE_ISSUER: await issuer(),
      },
    });
    const { headers } = await world.request("/api/auth-google?action=redirect");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
    const [pair, ...attributes] = (headers.get("Set-Cookie") ?? "").split("; ");
    expect(pair).toMatch(/^__Host-/);
    expect(new Set(attributes)).toEqual(
      new Set(["Max-Age=600", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"]),
    );
  });
});

onSqlite("the log", (open) => {
  it("names of a request its method, route, action, status, code and time, and nothing else (API-17)", async () => {
    const world = await open();
    const { client, email, password, token, user } = await world.signUp({ used: 15 });
    await client.enhancePrompt({ prompt: "a poem about the sea" });
    await client.revokeSession({ id: "a-session-id" });
    await world.request("/api/nothing?email=ada@example.com");
    const lines = world.log.map((line) => lineSchema.parse(JSON.parse(line)));
    expect(lines.filter(({ msg }) => msg === "request").length).toBeGreaterThan(5);
    expect(lines).toContainEqual(
      expect.objectContaining({ path: "/api/sessions/{id}", status: 404, code: "not_found" }),
    );
    const log = world.log.join("\n");
    for (const secret of [email, password, token, user.id, "192.0.2.1", "a-session-id", "poem"])
      expect(log).not.toContain(secret);
  });
});

onSqlite("CORS", (open) => {
  const preflight = {
    method: "OPTIONS",
    headers: { Origin: "https://app.example.com", "Access-Control-Request-Method": "POST" },
  };

  it("lets pages of the listed origins read answers (API-16)", async () => {
    const world = await open({ env: { CORS_ORIGINS: "https://app.example.com" } });
    const allowed = await world.request("/api/auth", preflight);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe("https://app.example.com");
    expect(allowed.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  it("does not let others (API-16)", async () => {
    const world = await open();
    const refused = await world.request("/api/auth", preflight);
    expect(refused.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("answers extension pages, which need no permission", async () => {
    const world = await open();
    const headers = { Origin: "chrome-extension://abcdefghijklmnop" };
    expect((await world.request("/api/health", { headers })).status).toBe(200);
    expect(
      (await world.request("/api/auth", post('{"action":"me"}', { ...json, ...headers }))).status,
    ).toBe(401);
  });
});
