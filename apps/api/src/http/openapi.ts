import {
  apiBasePath,
  commonErrors,
  type Endpoint,
  type ErrorCode,
  endpoints,
  errorBodySchema,
  errorStatus,
  productName,
} from "@whetstone/api-client/contract";
import { z } from "zod";

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const jsonContent = (schema: Json): Json => ({ "application/json": { schema } });

const bodyOf = ({ action, actionOptional, request }: Endpoint): Json => {
  const fields = request ?? z.strictObject({});
  if (action === undefined) return jsonSchema(fields, "input");
  const literal = z.literal(action);
  return jsonSchema(
    fields.extend({ action: actionOptional ? literal.optional() : literal }),
    "input",
  );
};

const either = (word: "oneOf" | "anyOf", schemas: readonly Json[]): Json => {
  const [only] = schemas;
  return schemas.length === 1 && only ? only : { [word]: schemas };
};

const errorsByStatus = (group: readonly Endpoint[]): Map<number, ErrorCode[]> => {
  const codes = new Set<ErrorCode>([...commonErrors, ...group.flatMap(({ errors }) => errors)]);
  return Map.groupBy(codes, (code) => errorStatus[code]);
};

const responsesOf = (group: readonly Endpoint[]): Json => {
  const answers = Map.groupBy(group, ({ status }) => status);
  const successes = [...answers].map(([status, calls]) => {
    const content = jsonContent(
      either(
        "anyOf",
        calls.map(({ answer }) => jsonSchema(answer, "output")),
      ),
    );
    const streams = calls.some((call) => call.streams)
      ? { "text/event-stream": { schema: { type: "string" } } }
      : {};
    return [status, { description: "Done", content: { ...content, ...streams } }];
  });
  const failures = [...errorsByStatus(group)].map(([status, codes]) => [
    status,
    {
      description: codes.join(", "),
      content: jsonContent({ $ref: "#/components/schemas/Error" }),
    },
  ]);
  return Object.fromEntries([...successes, ...failures]);
};

const securityOf = (group: readonly Endpoint[]): Json[] => {
  const schemes = group.map(({ access }): Json[] => {
    if (access === "session") return [{ session: [] }];
    if (access === "admin") return [{ adminKey: [] }];
    return access === "session-optional" ? [{}, { session: [] }] : [{}];
  });
  const unique = new Map(schemes.flat().map((scheme) => [JSON.stringify(scheme), scheme]));
  return [...unique.values()];
};

const idempotencyHeader = {
  name: "Idempotency-Key",
  in: "header",
  schema: { type: "string" },
  description: "Makes a retry harmless: the same key and request are counted once",
};

const operationOf = (group: readonly Endpoint[]): Json => ({
  summary: group
    .map(({ action, summary }) => (action ? `${action}: ${summary}` : summary))
    .join("; "),
  security: securityOf(group),
  ...(group.some(({ idempotent }) => idempotent) ? { parameters: [idempotencyHeader] } : {}),
  ...(group.some(({ method }) => method !== "GET")
    ? { requestBody: { required: true, content: jsonContent(either("oneOf", group.map(bodyOf))) } }
    : {}),
  responses: responsesOf(group),
});

/** The OpenAPI 3.1 document of the contract's endpoints. Calls of one path are told apart by `action`. */
export const describeApi = (publicUrl: string): Json => {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const paths = [...Map.groupBy(all, ({ path }) => path)].map(([path, calls]) => [
    path,
    Object.fromEntries(
      [...Map.groupBy(calls, ({ method }) => method.toLowerCase())].map(([method, group]) => [
        method,
        operationOf(group),
      ]),
    ),
  ]);
  return {
    openapi: "3.1.0",
    info: { title: `${productName} API`, version: "1" },
    servers: [{ url: `${publicUrl}${apiBasePath}` }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, "output") },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The sessionToken of a sign-in" },
        adminKey: { type: "http", scheme: "bearer", description: "The admin key" },
      },
    },
  };
};
