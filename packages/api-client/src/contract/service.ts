import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { productName } from "./product.ts";

export const health = defineEndpoint({
  method: "GET",
  path: "/health",
  access: "public",
  summary: "Liveness: the process answers",
  answer: z.object({ status: z.literal("ok"), product: z.literal(productName) }),
  status: 200,
  errors: [],
});

export const ready = defineEndpoint({
  method: "GET",
  path: "/ready",
  access: "public",
  summary: "Readiness: the database answers and its schema is current",
  answer: z.object({ status: z.literal("ready") }),
  status: 200,
  errors: ["provider_unavailable"],
});
