import { userSchema } from "@whetstone/api-client";
import { z } from "zod";
import { browserModelRequestSchema, getBrowserModelRequestSchema } from "./browser-model.ts";
import { rulesVersionRequestSchema } from "./diagnosis.ts";
import { rewriteRequestSchema, scoreRequestSchema } from "./engine.ts";
import { recordFiguresRequestSchema } from "./figures.ts";
import { hostRulesRequestSchema } from "./host-rules.ts";
import {
  clearKeptRequestSchema,
  dropKeptRequestSchema,
  keepRequestSchema,
  readKeptRequestSchema,
} from "./kept.ts";
import {
  loadPartsRequestSchema,
  otherSitesRequestSchema,
  useOtherSiteRequestSchema,
} from "./other-sites.ts";
import { enginesRequestSchema, warmEngineRequestSchema } from "./own-engines.ts";
import { ownModelRequestSchemas } from "./own-model.ts";
import { serverRequestSchema, useServerRequestSchema } from "./server.ts";
import {
  changeSettingsRequestSchema,
  changeSiteRequestSchema,
  settingsRequestSchema,
  siteSettingsRequestSchema,
} from "./settings.ts";
import { loginRequestSchema } from "./sign-in.ts";
import { noteAskedRequestSchema, skippedAsksRequestSchema } from "./skipped-asks.ts";
import { importRequestSchema } from "./transfer.ts";

/** From panel or popup: forced refresh of the session, or a recheck within the caching rule. */
export const refreshRequestSchema = z.strictObject({
  type: z.literal("refresh-session"),
  forced: z.boolean(),
});

/** From the popup only: sign out, here and on the web. */
export const logoutRequestSchema = z.strictObject({ type: z.literal("logout") });

/** From any page of the extension: open the web app on this path. */
export const openWebRequestSchema = z.strictObject({
  type: z.literal("open-web"),
  path: z.enum(["/login", "/signup", "/forgot-password", "/dashboard", "/settings"]),
});

/** From panel or popup: the session as it stands. */
export const stateRequestSchema = z.strictObject({ type: z.literal("session-state") });

/**
 * From a page of the web app: the token it holds now. `opened` is true once, when the page
 * was loaded; later messages are changes made there.
 */
export const webTokenRequestSchema = z.strictObject({
  type: z.literal("web-token"),
  token: z.string().max(1024).nullable(),
  opened: z.boolean(),
});

export const requestSchema = z.discriminatedUnion("type", [
  refreshRequestSchema,
  loginRequestSchema,
  logoutRequestSchema,
  openWebRequestSchema,
  stateRequestSchema,
  settingsRequestSchema,
  changeSettingsRequestSchema,
  siteSettingsRequestSchema,
  changeSiteRequestSchema,
  webTokenRequestSchema,
  hostRulesRequestSchema,
  readKeptRequestSchema,
  keepRequestSchema,
  dropKeptRequestSchema,
  clearKeptRequestSchema,
  skippedAsksRequestSchema,
  noteAskedRequestSchema,
  serverRequestSchema,
  useServerRequestSchema,
  rulesVersionRequestSchema,
  importRequestSchema,
  scoreRequestSchema,
  rewriteRequestSchema,
  enginesRequestSchema,
  warmEngineRequestSchema,
  recordFiguresRequestSchema,
  browserModelRequestSchema,
  getBrowserModelRequestSchema,
  otherSitesRequestSchema,
  useOtherSiteRequestSchema,
  loadPartsRequestSchema,
  ...ownModelRequestSchemas,
]);
export type ExtensionRequest = z.infer<typeof requestSchema>;

/** The session as the worker tells it: never the token. */
export const sessionStateSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("loading"), user: z.null() }),
  z.object({ status: z.literal("signed-out"), user: z.null() }),
  z.object({ status: z.literal("signed-in"), user: userSchema }),
]);

/** From the worker to every page of the extension: the session changed. */
export const sessionNewsSchema = z.strictObject({
  type: z.literal("session-changed"),
  state: sessionStateSchema,
});
export type SessionNews = z.infer<typeof sessionNewsSchema>;
