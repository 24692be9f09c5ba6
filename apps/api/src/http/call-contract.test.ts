import {
  type Endpoint,
  type EndpointName,
  endpoints,
  errorBodySchema,
  hasBody,
  maxBodyBytes,
  statusOfCode,
} from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import { z } from "zod";
import { hour } from "../clock.ts";
import type { RawRequest, TestWorld } from "../testing/create-test-world.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { endpointNames, jsonHeaders, wireRequestOf, withBody } from "../testing/raw-requests.ts";

const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

const withJsonBody = endpointNames.filter((name) => hasBody(endpointOf(name)));
const withFields = withJsonBody.filter((name) => endpointOf(name).request);
const withQuery = endpointNames.filter((name) => endpointOf(name).query);

const hostileTexts = [
  "\ud800",
  "\u202e\u200b\ufeff",
  "' or 1=1; drop table user; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "a\r\nSet-Cookie: b=c",
  "%00%ff",
  "constructor",
  "x".repeat(20_000),
];

const typedSchema = z.looseObject({ type: z.string().optional() });
const propertySchema = typedSchema.extend({ anyOf: z.array(typedSchema).default([]) });
const objectSchema = z.looseObject({
  properties: z.record(z.string(), propertySchema).default({}),
  required: z.array(z.string()).default([]),
});

const shapeOf = (name: EndpointName) => {
  const schema = endpointOf(name).request ?? z.strictObject({});
  return objectSchema.parse(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
};

/** Values by the types they have in a schema. */
const valuesByType = {
  null: null,
  integer: 7,
  boolean: true,
  object: {},
  string: "text",
  array: ["text"],
};

/** Values a field does not take; of text and lists the one it is not. */
const wrongFor = ({ type, anyOf }: z.infer<typeof propertySchema>): readonly unknown[] => {
  const types = [type, ...anyOf.map((one) => one.type)];
  const other = types.includes("array") ? "array" : "string";
  return Object.entries(valuesByType).flatMap(([name, value]) =>
    name === other || types.includes(name) ? [] : [value],
  );
};

/** Somebody each call lets in, with the sample request of the call. */
const arrive = async (world: TestWorld, name: EndpointName) => {
  world.clock.advance(hour);
  const person = await world.signUp({ email: `${name.toLowerCase()}@example.com` });
  const wire = await wireRequestOf(name, { email: person.email, userId: person.user.id });
  const { access } = endpointOf(name);
  const token = access === "admin" ? world.admin.token : person.token;
  return { wire, token: access === "public" ? "" : token };
};

const refusal = async (world: TestWorld, address: string, init: RawRequest) => {
  const response = await world.request(address, init);
  const { code, fields } = errorBodySchema.parse(await response.json());
  expect(response.status).toBe(statusOfCode(code));
  return { code, fields };
};

/** Tells in a failure which call it was. */
const each = async (
  names: readonly EndpointName[],
  open: () => Promise<TestWorld>,
  check: (world: TestWorld, name: EndpointName) => Promise<void>,
) => {
  const world = await open();
  for (const name of names)
    await check(world, name).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
};

onEachDatabase("every call", (open) => {
  it("refuses a malformed, oversized or mistyped body", () =>
    each(withJsonBody, open, async (world, name) => {
      const { wire, token } = await arrive(world, name);
      for (const body of ["", "{", "[]", "null", '{"__proto__":{}}'])
        expect(await refusal(world, wire.address, withBody(wire, token, body))).toMatchObject({
          code: "malformed_body",
        });
      const oversized = JSON.stringify({ ...wire.body, x: "x".repeat(maxBodyBytes) });
      expect(await refusal(world, wire.address, withBody(wire, token, oversized))).toMatchObject({
        code: "payload_too_large",
      });
      const headers = { ...jsonHeaders(token), "Content-Type": "text/plain" };
      const mistyped = { ...withBody(wire, token, JSON.stringify(wire.body)), headers };
      expect(await refusal(world, wire.address, mistyped)).toMatchObject({
        code: "unsupported_media_type",
      });
    }));

  it("refuses a field it doesn't know", () =>
    each(withJsonBody, open, async (world, name) => {
      const { wire, token } = await arrive(world, name);
      const body = JSON.stringify({ ...wire.body, surplus: true });
      expect(await refusal(world, wire.address, withBody(wire, token, body))).toEqual({
        code: "validation_failed",
        fields: { surplus: "Unknown field" },
      });
    }));

  it("names the field that is missing", () =>
    each(withFields, open, async (world, name) => {
      const { wire, token } = await arrive(world, name);
      for (const field of shapeOf(name).required) {
        world.clock.advance(hour);
        const { [field]: _gone, ...rest } = wire.body ?? {};
        expect(
          await refusal(world, wire.address, withBody(wire, token, JSON.stringify(rest))),
        ).toEqual({ code: "validation_failed", fields: { [field]: "This field is required" } });
      }
    }));

  it("names the field that is of the wrong type", () =>
    each(withFields, open, async (world, name) => {
      const { wire, token } = await arrive(world, name);
      for (const [field, property] of Object.entries(shapeOf(name).properties))
        for (const wrong of wrongFor(property)) {
          const body = JSON.stringify({ ...wire.body, [field]: wrong });
          const { code, fields } = await refusal(world, wire.address, withBody(wire, token, body));
          expect([field, wrong, code]).toEqual([field, wrong, "validation_failed"]);
          expect(Object.keys(fields ?? {})).toEqual([field]);
          expect(fields?.[field]).not.toMatch(/undefined|Invalid (input|option)/);
        }
    }));

  it("answers hostile text within the contract", () =>
    each(withFields, open, async (world, name) => {
      const { wire, token } = await arrive(world, name);
      const documented = ["validation_failed", "malformed_body", ...endpointOf(name).errors];
      for (const field of Object.keys(shapeOf(name).properties))
        for (const text of hostileTexts) {
          world.clock.advance(hour);
          const body = JSON.stringify({ ...wire.body, [field]: text });
          const response = await world.request(wire.address, withBody(wire, token, body));
          if (response.ok) continue;
          expect(documented).toContain(errorBodySchema.parse(await response.json()).code);
        }
    }));

  it("refuses a query it doesn't know", () =>
    each(withQuery, open, async (world, name) => {
      const { wire, token } = await arrive(world, name);
      const separator = wire.address.includes("?") ? "&" : "?";
      for (const surplus of ["surplus", "constructor"]) {
        const address = `${wire.address}${separator}${surplus}=1`;
        expect(await refusal(world, address, { headers: jsonHeaders(token) })).toEqual({
          code: "validation_failed",
          fields: { [surplus]: "Unknown field" },
        });
      }
    }));

  it("refuses a field of the query given twice", () =>
    each(withQuery, open, async (world, name) => {
      const { wire, token } = await arrive(world, name);
      const separator = wire.address.includes("?") ? "&" : "?";
      const address = `${wire.address}${separator}again=1&again=2`;
      expect(await refusal(world, address, { headers: jsonHeaders(token) })).toEqual({
        code: "validation_failed",
        fields: { again: "Given more than once" },
      });
    }));

  it("says in plain words which rule a field breaks, and names the first of several", async () => {
    const world = await open();
    const { token } = await world.signUp();
    const faultsOf = async (body: Record<string, unknown>) => {
      const init = { method: "POST", headers: jsonHeaders(token), body: JSON.stringify(body) };
      const response = await world.request("/api/enhance-prompt", init);
      return errorBodySchema.parse(await response.json());
    };
    const choice = await faultsOf({ prompt: "a poem", style: "baroque" });
    expect(choice.fields?.style).toMatch(/^Must be one of: professional, creative,/);
    const long = await faultsOf({
      prompt: "a poem",
      style: "custom",
      instruction: "x".repeat(501),
    });
    expect(long.fields).toEqual({ instruction: "At most 500 characters" });
    const several = await faultsOf({ prompt: 7, platform: "aim", style: "baroque" });
    expect(Object.keys(several.fields ?? {})).toHaveLength(3);
    expect(several.error).toBe("prompt: Must be of type string");
  });
});
