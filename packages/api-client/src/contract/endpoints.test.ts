import { expect, it } from "vitest";
import type { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { allEndpoints, endpoints } from "./endpoints.ts";

const fieldsOf = ({ request, query, params }: Endpoint): [string, z.core.$ZodType][] =>
  [request, query, params].flatMap((schema) => Object.entries(schema?.shape ?? {}));

const refusesNul = (endpoint: Endpoint, field: string): boolean =>
  [endpoint.request, endpoint.query, endpoint.params].some((schema) =>
    schema
      ?.safeParse({ [field]: "a\0b@example.com" })
      .error?.issues.some(({ path }) => path[0] === field),
  );

it("takes the NUL character in the text of a prompt only, which is never stored", () => {
  const mayHold = allEndpoints.flatMap((endpoint) =>
    fieldsOf(endpoint)
      .filter(([field]) => !refusesNul(endpoint, field))
      .map(([field]) => `${endpoint.path} ${field}`),
  );
  expect(mayHold).toEqual(["/enhance-prompt prompt", "/enhance-prompt instruction"]);
});

it("wants an instruction with an own style", () => {
  const { request } = endpoints.enhancePrompt;
  const own = { prompt: "a poem", style: "custom" as const };
  expect(request.safeParse({ ...own, instruction: "rhyme" }).success).toBe(true);
  expect(request.safeParse(own).error?.issues).toMatchObject([
    { path: ["instruction"], message: "An own style needs an instruction" },
  ]);
});

it("takes at most 3 answers of 300 characters, trimmed (API-5)", () => {
  const parse = (...answers: object[]) =>
    endpoints.enhancePrompt.request.safeParse({ prompt: "a poem", answers });
  const one = { need: "poem-for-2", text: ` ${"x".repeat(300)}\n` };
  expect(parse(one, one, one).data?.answers?.[0]?.text).toBe("x".repeat(300));
  for (const refused of [
    parse(one, one, one, one),
    parse({ ...one, text: "x".repeat(301) }),
    parse({ ...one, text: " " }),
    parse({ ...one, need: "" }),
    parse({ ...one, need: "Poem for" }),
    parse({ ...one, need: "n".repeat(65) }),
    parse({ ...one, label: "For whom" }),
  ])
    expect(refused.success).toBe(false);
});

it("takes fields from one place in each call: body, query or path", () => {
  for (const { request, query, params } of allEndpoints)
    expect([request, query, params].filter(Boolean).length).toBeLessThanOrEqual(1);
});
