import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "./request-context.ts";

const none = "'none'";
const self = "'self'";

export interface SecurityHeadersInput {
  readonly publicUrl: string;
  /** Origins the web build talks to besides its own: error reports and analytics, if configured. */
  readonly connect: readonly string[];
  /** Digests of the few inline scripts of the web build that may run. */
  readonly scripts: readonly string[];
}

/**
 * Headers of every answer. The web app runs its own files only, and of inline scripts those it
 * names by their digest; styles may be inline because component libraries set them.
 */
export const securityHeaders = ({
  publicUrl,
  connect,
  scripts,
}: SecurityHeadersInput): MiddlewareHandler<AppEnv> =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [none],
      scriptSrc: [self, ...scripts.map((digest) => `'${digest}'`)],
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, "data:"],
      fontSrc: [self],
      connectSrc: [self, ...connect],
      mediaSrc: [self],
      manifestSrc: [self],
      workerSrc: [self],
      objectSrc: [none],
      frameAncestors: [none],
      baseUri: [none],
      formAction: [self],
    },
    strictTransportSecurity: publicUrl.startsWith("https:")
      ? "max-age=31536000; includeSubDomains"
      : false,
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });

/**
 * Tells nobody where a person came from who leaves one of these pages: their address may carry a
 * session. To be used before `securityHeaders`, whose rule it narrows.
 */
export const withoutReferrer =
  (paths: readonly string[]): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next();
    const path = context.req.path.replace(/(?<=.)\/+$/, "");
    if (paths.includes(path)) context.res.headers.set("Referrer-Policy", "no-referrer");
  };
