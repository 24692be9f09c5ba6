import { apiBasePath, webPaths } from "@whetstone/api-client/contract";
import { Hono } from "hono";
import { createAuthenticate } from "./accounts/authenticate.ts";
import { type GoogleParts, googleCalls } from "./accounts/google-routes.ts";
import { accountCalls } from "./accounts/routes.ts";
import type { Billing } from "./billing/billing.ts";
import { type BillingRouteParts, billingCalls } from "./billing/routes.ts";
import type { EnhancementParts } from "./enhancements/enhancement-parts.ts";
import { enhancementCalls } from "./enhancements/routes.ts";
import type { HostConfigParts } from "./host-config/read-host-config.ts";
import { hostConfigCalls } from "./host-config/routes.ts";
import { ApiError } from "./http/api-error.ts";
import { createClientAddress } from "./http/client-address.ts";
import { crossOrigin } from "./http/cross-origin.ts";
import { errorAnswer, toApiError } from "./http/error-answer.ts";
import { registerCalls } from "./http/register-calls.ts";
import type { AppEnv } from "./http/request-context.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders, withoutReferrer } from "./http/security-headers.ts";
import { serviceCalls } from "./http/service-calls.ts";
import { countRequests } from "./metrics/count-requests.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { ownDataCalls } from "./own-data/routes.ts";
import { type Sandbox, sandboxPath } from "./sandbox/sandbox.ts";
import { statisticsCalls } from "./statistics/routes.ts";
import type { SweepParts } from "./sweep.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { type AdminParts, createDemandAdmin } from "./waitlist/demand-admin.ts";
import { waitlistCalls } from "./waitlist/routes.ts";
import { readSiteFile } from "./web/site-file.ts";
import { serveWebBuild } from "./web/web-build.ts";

/** Everything the app is made from. */
export interface AppParts
  extends GoogleParts,
    EnhancementParts,
    AdminParts,
    HostConfigParts,
    SweepParts,
    Omit<BillingRouteParts, "billing"> {
  readonly billing: Billing;
  /** Stands in for the card provider; undefined when a real one is used. */
  readonly sandbox?: Sandbox;
  readonly metrics: Metrics;
  /** Undefined unless a collector is configured. */
  readonly tracing?: Tracing;
  /** Where people reach the server, without a trailing slash. */
  readonly publicUrl: string;
  /** Origins whose pages may read answers, besides the server's own. */
  readonly corsOrigins: readonly string[];
  /** Addresses and ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Folder of the built extension, offered for download. */
  readonly extensionFolder: string;
}

const registerApi = (app: Hono<AppEnv>, parts: AppParts): void => {
  const calls = [
    ...serviceCalls(parts),
    ...accountCalls(parts),
    ...googleCalls(parts),
    ...billingCalls(parts),
    ...waitlistCalls(parts),
    ...enhancementCalls(parts),
    ...statisticsCalls(parts),
    ...ownDataCalls(parts),
    ...hostConfigCalls(parts),
  ];
  registerCalls(app, calls, {
    authenticate: createAuthenticate(parts),
    demandAdmin: createDemandAdmin(parts),
  });
  app.all(`${apiBasePath}/*`, () => {
    throw new ApiError("not_found", "There is nothing at this address");
  });
};

/** Screens whose address may carry a session (AUTH-2). */
const sessionPaths = ["/", "/login", "/dashboard", "/analytics", "/settings"];

/** The whole server as a Hono app: middleware, calls of the contract, errors, the web build. */
export const createApp = (parts: AppParts): Hono<AppEnv> => {
  const app = new Hono<AppEnv>();
  const clientAddress = createClientAddress(parts.trustedProxies);
  const site = readSiteFile(parts.webFolder);
  app.use(
    requestLog(parts.log),
    countRequests(parts.metrics),
    withoutReferrer(sessionPaths),
    securityHeaders({ publicUrl: parts.publicUrl, ...site }),
  );
  if (parts.tracing) app.use(`${apiBasePath}/*`, parts.tracing.traceRequests);
  app.use(`${apiBasePath}/*`, crossOrigin([new URL(parts.publicUrl).origin, ...parts.corsOrigins]));
  app.use(`${apiBasePath}/*`, async (context, next) => {
    const forwarded = context.req.header("X-Forwarded-For");
    context.set("address", clientAddress(context.env?.remoteAddress, forwarded));
    await next();
    context.res.headers.set("Cache-Control", "no-store");
  });
  app.onError((error, context) => {
    const answer = toApiError(error);
    if (answer.code === "internal") context.var.log.error({ err: error }, "request failed");
    context.set("code", answer.code);
    return errorAnswer(answer, context.var.requestId);
  });
  registerApi(app, parts);
  if (parts.sandbox) app.route(sandboxPath, parts.sandbox.pages);
  app.route("/", serveWebBuild({ ...parts, site, appPaths: webPaths }));
  return app;
};
