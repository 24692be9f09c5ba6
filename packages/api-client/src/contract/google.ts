import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { plainTextSchema } from "./text.ts";

/** Codes `/login?error=…` is opened with after a Google sign-in that failed (AUTH-4). */
export const googleErrors = ["google_auth_failed", "invalid_code", "no_email"] as const;
export type GoogleError = (typeof googleErrors)[number];

/** The browser goes to this address; it is sent on to Google. */
export const googleRedirect = defineEndpoint({
  method: "GET",
  path: "/auth-google",
  action: "redirect",
  access: "public",
  summary: "Start a Google login; the browser navigates here",
  answer: z.undefined(),
  status: 302,
  answerType: "redirect",
  errors: ["not_supported"],
});

/** Google sends the browser here; it is sent on to `/login?session=…` or `/login?error=…`. */
export const googleCallback = defineEndpoint({
  method: "GET",
  path: "/auth-google/callback",
  access: "public",
  summary: "Where the browser comes back to from Google",
  query: z.looseObject({
    code: plainTextSchema.max(4096).optional(),
    state: plainTextSchema.max(4096).optional(),
    error: plainTextSchema.max(4096).optional(),
  }),
  answer: z.undefined(),
  status: 302,
  answerType: "redirect",
  errors: [],
});
