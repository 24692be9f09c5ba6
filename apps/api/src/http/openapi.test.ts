import { type Endpoint, endpoints } from "@whetstone/api-client/contract";
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

const documentSchema = z.object({
  openapi: z.literal("3.1.0"),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), json(z.record(z.string(), z.unknown()))) }),
    ),
  ),
  components: z.object({ schemas: z.object({ Error: z.unknown() }) }),
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
  it("describes every endpoint of the contract", async () => {
    const document = documentSchema.parse(await read(await open()));
    const all: readonly Endpoint[] = Object.values(endpoints);
    for (const { path, method, status } of all) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation?.responses[status]).toBeDefined();
      expect(operation?.responses["500"]?.content["application/json"].schema).toEqual({
        $ref: "#/components/schemas/Error",
      });
    }
    expect(JSON.stringify(document.components.schemas.Error)).toContain("quota_exceeded");
  });

  it("tells the calls of one path apart by their action", async () => {
    const document = authSchema.parse(await read(await open()));
    const { schema } = document.paths["/auth"].post.requestBody.content["application/json"];
    expect(schema.oneOf.map(({ properties }) => properties.action.const).sort()).toEqual([
      "confirm-email",
      "login",
      "logout",
      "me",
      "register",
      "resend-confirmation",
    ]);
  });

  it("is answered by a server that has something registered at every path", async () => {
    const world = await open();
    const all: readonly Endpoint[] = Object.values(endpoints);
    for (const { path } of all)
      expect((await world.request(`/api${path}`, { method: "TRACE2" })).status).toBe(405);
  });
});
