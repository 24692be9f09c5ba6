import { allEndpoints } from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestWorld } from "../testing/create-test-world.ts";
import { onSqlite } from "../testing/on-each-database.ts";

const json = <S extends z.ZodType>(schema: S) =>
  z.object({ content: z.object({ "application/json": z.object({ schema }) }) });

const call = z.object({
  additionalProperties: z.literal(false),
  properties: z.object({ action: z.object({ const: z.string() }) }),
});

const responseSchema = z.object({
  content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })).optional(),
});

const documentSchema = z.object({
  openapi: z.literal("3.1.0"),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z.unknown().optional(),
        responses: z.record(z.string(), responseSchema),
      }),
    ),
  ),
  components: z.object({ schemas: z.object({ Error: z.unknown() }) }),
});

const parametersSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(z.unknown()).optional() })),
  ),
});

const authSchema = z.object({
  paths: z.object({
    "/auth": z.object({
      post: z.object({ requestBody: json(z.object({ oneOf: call.array() })) }),
    }),
  }),
});

const read = async (world: TestWorld): Promise<unknown> =>
  (await world.request("/api/openapi.json")).json();

onSqlite("openapi.json", (open) => {
  it("describes every endpoint of the contract (API-9)", async () => {
    const document = documentSchema.parse(await read(await open()));
    for (const { path, method, status } of allEndpoints) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation?.responses[status]).toBeDefined();
      expect(operation?.responses["500"]?.content?.["application/json"]?.schema).toEqual({
        $ref: "#/components/schemas/Error",
      });
    }
    expect(JSON.stringify(document.components.schemas.Error)).toContain("quota_exceeded");
  });

  it("tells the calls of one path apart by their action", async () => {
    const document = authSchema.parse(await read(await open()));
    const { schema } = document.paths["/auth"].post.requestBody.content["application/json"];
    expect(schema.oneOf.map(({ properties }) => properties.action.const).sort()).toEqual([
      "change-name",
      "change-password",
      "confirm-email",
      "confirm-password-reset",
      "delete_account",
      "login",
      "logout",
      "me",
      "register",
      "request-password-reset",
      "resend-confirmation",
    ]);
  });

  it("lists what a GET takes in its query and an address in its path", async () => {
    const { paths } = parametersSchema.parse(await read(await open()));
    expect(paths["/waitlist"]?.get?.parameters).toMatchObject([
      { name: "action", in: "query", required: true, schema: { enum: ["stats", "list"] } },
      { name: "limit", in: "query", required: false },
    ]);
    expect(paths["/sessions/{id}"]?.delete?.parameters).toMatchObject([
      { name: "id", in: "path", required: true },
    ]);
  });

  it("lets answers get more fields, and no request (API-7)", async () => {
    const { paths, components } = documentSchema.parse(await read(await open()));
    const { responses, ...request } = paths["/enhance-prompt"]?.post ?? {};
    const closed = '"additionalProperties":false';
    expect(JSON.stringify([responses, components])).not.toContain(closed);
    expect(JSON.stringify(request)).toContain(closed);
  });

  it("is answered by a server that has something registered at every path", async () => {
    const world = await open();
    for (const { path } of allEndpoints)
      expect(
        (await world.request(`/api${path.replace("{id}", "x")}`, { method: "TRACE2" })).status,
      ).toBe(405);
  });
});

onSqlite("/api/docs", (open) => {
  it("describes every call on one page without scripts", async () => {
    const world = await open();
    const response = await world.request("/api/docs");
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const page = await response.text();
    for (const { summary } of allEndpoints)
      expect(page).toContain(summary.replaceAll("'", "&#39;"));
    expect(page).not.toMatch(/<script|\son\w+=/);
  });
});
