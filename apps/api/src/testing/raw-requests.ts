import { createApiClient, createFetchTransport } from "@whetstone/api-client";
import { type EndpointName, endpoints } from "@whetstone/api-client/contract";
import { z } from "zod";
import { type RawRequest, testOrigin } from "./create-test-world.ts";
import { type Person, sampleRequests } from "./sample-requests.ts";

/** A request as it goes over the wire, to be spoiled. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Undefined when the call carries no body. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

const objectSchema = z.record(z.string(), z.unknown());

/** The sample request of a call, as the typed client sends it. */
export const wireRequestOf = async (name: EndpointName, person: Person): Promise<WireRequest> => {
  const sent: WireRequest[] = [];
  const client = createApiClient(
    createFetchTransport({
      origin: () => testOrigin,
      readToken: async () => null,
      fetch: async (input, init) => {
        const { pathname, search } = new URL(String(input));
        const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
        const method = init?.method ?? "GET";
        sent.push({
          method,
          address: `${pathname}${search}`,
          body: objectSchema.optional().parse(body),
        });
        return new Response("{}");
      },
    }),
  );
  await sampleRequests[name](client, person);
  const [first] = sent;
  if (!first) throw new Error(`${name} sent nothing`);
  return first;
};

/** The headers of JSON with a bearer; none for an empty token. */
export const jsonHeaders = (token: string): Record<string, string> => ({
  "Content-Type": "application/json",
  ...(token === "" ? {} : { Authorization: `Bearer ${token}` }),
});

/** A wire request with another body. */
export const withBody = ({ method }: WireRequest, token: string, body: string): RawRequest => ({
  method,
  headers: jsonHeaders(token),
  body,
});

/** Every call of the typed client by name. */
export const endpointNames = Object.keys(endpoints).filter(
  (name): name is EndpointName => name in endpoints,
);
