import {
  allEndpoints,
  apiBasePath,
  commonErrors,
  type Endpoint,
  type ErrorCode,
  errorBodySchema,
  errorStatus,
  hasBody,
  productName,
} from "@whetstone/api-client/contract";
import { z } from "zod";

type Json = Record<string, unknown>;

/** The schema of what comes in, which is strict, or of what goes out, which may get more fields. */
const jsonSchema = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema: made }) => {
      if (io === "output" && made.additionalProperties === false) delete made.additionalProperties;
    },
  });
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

const text: Json = { schema: { type: "string" } };

const successOf = (calls: readonly Endpoint[]): Json => {
  const [{ answerType } = {}] = calls;
  if (answerType === "redirect") return { description: "Go to the address in Location" };
  if (answerType !== undefined) return { description: "Done", content: { [answerType]: text } };
  const content = jsonContent(
    either(
      "anyOf",
      calls.map(({ answer }) => jsonSchema(answer, "output")),
    ),
  );
  const streams = calls.some((call) => call.streams) ? { "text/event-stream": text } : {};
  return { description: "Done", content: { ...content, ...streams } };
};

const responsesOf = (group: readonly Endpoint[]): Json => {
  const answers = Map.groupBy(group, ({ status }) => status);
  const successes = [...answers].map(([status, calls]) => [status, successOf(calls)]);
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

const parametersIn = (place: "path" | "query", fields: z.ZodObject | undefined): Json[] => {
  if (!fields) return [];
  return Object.entries(fields.shape).map(([name, schema]) => ({
    name,
    in: place,
    required: !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, "input"),
  }));
};

/** The `action` of calls whose fields are in the query. */
const actionParameter = (group: readonly Endpoint[]): Json[] => {
  const actions = group.flatMap((call) => (hasBody(call) ? [] : (call.action ?? [])));
  if (actions.length === 0) return [];
  return [{ name: "action", in: "query", required: true, schema: { enum: actions } }];
};

const parametersOf = (group: readonly Endpoint[]): Json[] => [
  ...actionParameter(group),
  ...group.flatMap(({ params }) => parametersIn("path", params)),
  ...group.flatMap(({ query }) => parametersIn("query", query)),
  ...(group.some(({ idempotent }) => idempotent) ? [idempotencyHeader] : []),
];

const requestBodyOf = (group: readonly Endpoint[]): Json => {
  if (!group.some(hasBody)) return {};
  const schema = group.some(({ signedBody }) => signedBody)
    ? { type: "object" }
    : either("oneOf", group.map(bodyOf));
  return { requestBody: { required: true, content: jsonContent(schema) } };
};

const operationOf = (group: readonly Endpoint[]): Json => {
  const parameters = parametersOf(group);
  return {
    summary: group
      .map(({ action, summary }) => (action ? `${action}: ${summary}` : summary))
      .join("; "),
    security: securityOf(group),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(group),
    responses: responsesOf(group),
  };
};

/** The OpenAPI 3.1 document of the contract's endpoints. Calls of one path are told apart by `action`. */
export const describeApi = (publicUrl: string): Json & { openapi: string } => {
  const paths = [...Map.groupBy(allEndpoints, ({ path }) => path)].map(([path, calls]) => [
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
        session: { type: "http", scheme: "bearer", description: "The sessionToken of a login" },
        adminKey: { type: "http", scheme: "bearer", description: "The admin key" },
      },
    },
  };
};
