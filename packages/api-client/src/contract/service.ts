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
  errors: [],
});

export const openApi = defineEndpoint({
  method: "GET",
  path: "/openapi.json",
  access: "public",
  summary: "This document",
  answer: z.looseObject({ openapi: z.string() }),
  status: 200,
  errors: [],
});

export const docs = defineEndpoint({
  method: "GET",
  path: "/docs",
  access: "public",
  summary: "The reference of the API as a page",
  answer: z.string(),
  answerType: "text/html",
  status: 200,
  errors: [],
});
