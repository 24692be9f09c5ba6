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

it("takes platforms, styles and levels that only a newer server knows (API-7)", () => {
  const enhanced = endpoints.enhancePrompt.answer.parse({
    enhancedPrompt: "a poem",
    id: "e1",
    style: "poetic",
    platform: "some-chat",
    level: "deep",
    language: "en",
    originalLength: 6,
    enhancedLength: 6,
    originalQualityScore: 20,
    qualityScore: 20,
    improvementRatio: 1,
    usesRemaining: 14,
    nextResetDate: "2026-02-01T00:00:00.000Z",
    engine: "built-in",
    checks: [],
  });
  expect(enhanced).toMatchObject({ platform: "other", style: "custom", level: "comprehensive" });
  const { stats } = endpoints.dashboardStats.answer.shape;
  expect(stats.shape.mostUsedPlatform.parse("some-chat")).toBe("other");
  expect(stats.shape.platformsUsed.parse({ claude: 2, "some-chat": 3, other: 1 })).toEqual({
    claude: 2,
    other: 4,
  });
  expect(stats.shape.stylesUsed.parse({ concise: 1, poetic: 2 })).toEqual({
    concise: 1,
    custom: 2,
  });
});

it("leaves out rules for a chat page that only a newer extension knows (API-7)", () => {
  const rules = { composers: ["textarea"], decoys: [], box: "form" };
  const hosts = [
    { platform: "claude", ...rules },
    { platform: "some-chat", ...rules },
  ];
  const config = endpoints.hostConfig.answer.parse({ version: 2, hosts });
  expect(config.hosts.map(({ platform }) => platform)).toEqual(["claude"]);
});
