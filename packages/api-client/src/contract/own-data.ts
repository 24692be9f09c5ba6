import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { enhanceAnswerSchema } from "./enhancement.ts";
import { recentEnhancementSchema } from "./statistics.ts";
import { plainTextSchema, successSchema } from "./text.ts";
import { userSchema } from "./user.ts";

/** A place the account is signed in at. */
export const sessionSchema = z.object({
  id: z.string(),
  /** True for the session this call came with. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Within a day. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** What the device called itself at sign-in, as "Chrome on Windows"; null when it said nothing. */
  device: z.string().nullable(),
});
export type SessionInfo = z.infer<typeof sessionSchema>;

/** A row of the history with everything stored about it. Never the text of a prompt. */
export const historyRowSchema = recentEnhancementSchema.extend({
  level: enhanceAnswerSchema.shape.level,
  language: enhanceAnswerSchema.shape.language,
  engine: enhanceAnswerSchema.shape.engine,
});
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** Everything stored about an account (DATA-5). */
export const dataExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  user: userSchema.extend({ createdAt: z.iso.datetime() }),
  /** Ways to sign in: `credential` for a password, `google`. */
  signInMethods: z.array(z.object({ provider: z.string(), addedAt: z.iso.datetime() })),
  sessions: z.array(sessionSchema.omit({ current: true })),
  allowance: z.object({ periodStart: z.iso.datetime(), used: z.number().int() }).nullable(),
  /** The account's ids at the card provider. */
  billing: z.object({ customerId: z.string(), subscriptionId: z.string().nullable() }).nullable(),
  usageByDay: z.array(z.object({ date: z.iso.date(), enhancements: z.number().int() })),
  /** Newest first. */
  enhancements: z.array(historyRowSchema),
});
export type DataExport = z.infer<typeof dataExportSchema>;

export const dataExport = defineEndpoint({
  method: "GET",
  path: "/data-export",
  access: "session",
  summary: "Everything stored about the account",
  answer: dataExportSchema,
  status: 200,
  errors: ["unauthorized"],
});

export const historyCsv = defineEndpoint({
  method: "GET",
  path: "/history.csv",
  access: "session",
  summary: "The own history rows as CSV (Pro)",
  answer: z.string(),
  answerType: "text/csv",
  status: 200,
  errors: ["unauthorized", "requires_pro"],
});

export const listSessions = defineEndpoint({
  method: "GET",
  path: "/sessions",
  access: "session",
  summary: "Where the account is logged in, the last used first",
  answer: z.object({ sessions: z.array(sessionSchema) }),
  status: 200,
  errors: ["unauthorized"],
});

export const revokeSession = defineEndpoint({
  method: "DELETE",
  path: "/sessions/{id}",
  access: "session",
  summary: "End one session of the account",
  params: z.strictObject({ id: plainTextSchema.min(1).max(100) }),
  answer: successSchema,
  status: 200,
  errors: ["unauthorized", "not_found"],
});
