import {
  allEndpoints,
  commonErrors,
  type Endpoint,
  errorBodySchema,
  hasBody,
  statusOfCode,
} from "@whetstone/api-client/contract";
import fc from "fast-check";
import { z } from "zod";

/** A request made from the contract, with what makes it right or wrong. */
export interface FuzzRequest {
  readonly endpoint: Endpoint;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

const hostileTexts = [
  "",
  " ",
  "\0",
  "a\u0000b",
  "\ud800",
  "\u202e\u200b",
  "' or 1=1 --",
  "#{7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "ada@example.com",
  "pro_monthly",
  "%00%ff",
  "x".repeat(5000),
  "\r\nSet-Cookie: a=b",
  "1e999",
];

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, null, true, 0, -1, 1e308, [], {}, [[]]),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

interface JsonSchema {
  readonly type?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly format?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: JsonSchema | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
  }),
);

/** Values a schema takes, most of the time. */
const fitting = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === "email") return fc.constantFrom("ada@example.com", "b@example.com");
  if (schema.type === "array") return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {});
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, fitting(field)])));
  }
  const { minLength = 0, maxLength = 60 } = schema;
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) });
};

const fieldsOf = (endpoint: Endpoint): Readonly<Record<string, JsonSchema>> => {
  const fields = endpoint.request ?? endpoint.query ?? endpoint.params;
  if (!fields) return {};
  const options = { io: "input", unrepresentable: "any" } as const;
  return jsonSchema.parse(z.toJSONSchema(fields, options)).properties ?? {};
};

/** Right values, with one of them wrong, missing or too many now and then. */
const fieldValues = (endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> => {
  const fields = Object.entries(fieldsOf(endpoint));
  const right = fc.record(
    Object.fromEntries(fields.map(([name, schema]) => [name, fitting(schema)])),
  );
  const names = fields.map(([name]) => name);
  const spoiled = fc.constantFrom(...names, "action", "extra", "__proto__", "constructor");
  return fc.oneof(
    { weight: 2, arbitrary: right },
    {
      weight: 3,
      arbitrary: fc
        .tuple(right, spoiled, hostile)
        .map(([values, name, value]) => ({ ...values, [name]: value })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(right, spoiled).map(([values, name]) => {
        const { [name]: _gone, ...rest } = values;
        return rest;
      }),
    },
  );
};

const contentTypes = ["application/json", "application/json", "application/json", "text/plain", ""];
const methods = ["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS"];

const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const queryOf = (endpoint: Endpoint, values: Record<string, unknown>): string => {
  if (hasBody(endpoint) || endpoint.params) return "";
  const query = new URLSearchParams();
  if (endpoint.action) query.set("action", endpoint.action);
  for (const [name, value] of Object.entries(values)) query.set(name, asText(value));
  return query.size > 0 ? `?${query}` : "";
};

const pathOf = (endpoint: Endpoint, values: Record<string, unknown>): string =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(asText(values[name]).toWellFormed()),
  );

/** Requests of every endpoint, right and wrong ones, with the given bearers. */
export const fuzzRequests = (bearers: readonly string[]): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...allEndpoints).chain((endpoint) =>
    fc
      .record({
        values: fieldValues(endpoint),
        bearer: fc.constantFrom(...bearers),
        type: fc.constantFrom(...contentTypes),
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant(endpoint.method) },
          { weight: 1, arbitrary: fc.constantFrom(...methods) },
        ),
        cut: fc.oneof(
          { weight: 9, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.nat(20) },
        ),
        key: fc.option(fc.string({ unit: "binary-ascii", maxLength: 200 }), { freq: 8 }),
      })
      .map(({ values, bearer, type, method, cut, key }) => {
        const json = JSON.stringify({ action: endpoint.action, ...values });
        const sends = hasBody(endpoint) && method !== "GET" && method !== "HEAD";
        const idempotency =
          key === null || /[^\x21-\x7e]/.test(key) ? {} : { "Idempotency-Key": key };
        return {
          endpoint,
          method,
          path: `/api${pathOf(endpoint, values)}${queryOf(endpoint, values)}`,
          headers: {
            ...(bearer === "" ? {} : { Authorization: `Bearer ${bearer}` }),
            ...(type === "" ? {} : { "Content-Type": type }),
            ...idempotency,
          },
          body: sends ? json.slice(0, json.length - cut) : undefined,
        };
      }),
  );

const siblings = ({ path }: Endpoint): readonly Endpoint[] =>
  allEndpoints.filter((endpoint) => endpoint.path === path);

/** What is wrong with an answer, or undefined: a status or a body the contract does not know. */
export const faultOf = async (
  { endpoint, method }: FuzzRequest,
  response: Response,
): Promise<string | undefined> => {
  const text = await response.text();
  if (method === "OPTIONS" || method === "HEAD") return undefined;
  const calls = siblings(endpoint);
  if (response.ok) return faultOfSuccess(calls, response, text);
  if (response.status === 302) return undefined;
  const parsed = errorBodySchema.safeParse(JSON.parse(text));
  if (!parsed.success) return `an error that is none of the contract: ${text.slice(0, 200)}`;
  const { code } = parsed.data;
  const known = [...commonErrors, "not_found", ...calls.flatMap(({ errors }) => errors)];
  if (response.status >= 500 && code !== "not_supported") return `${response.status} ${code}`;
  if (!known.includes(code)) return `an undocumented ${code}`;
  return statusOfCode(code) === response.status ? undefined : `${code} with ${response.status}`;
};

const faultOfSuccess = (
  calls: readonly Endpoint[],
  response: Response,
  text: string,
): string | undefined => {
  if (calls.some(({ answerType }) => answerType !== undefined)) return undefined;
  if (response.headers.get("Content-Type")?.startsWith("text/event-stream")) return undefined;
  const body: unknown = JSON.parse(text);
  const fits = calls.some(({ answer }) => answer.safeParse(body).success);
  return fits ? undefined : `an answer outside its schema: ${text.slice(0, 200)}`;
};
