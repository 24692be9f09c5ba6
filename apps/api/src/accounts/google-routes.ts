import { type GoogleError, outsideEndpoints } from "@whetstone/api-client/contract";
import { ApiError } from "../http/api-error.ts";
import { type BoundCall, publicCall, publicQuery, type RequestInfo } from "../http/call.ts";
import { networkOf } from "../http/client-address.ts";
import type { AccountParts } from "./account-parts.ts";
import { createAttemptCookie } from "./google-attempt-cookie.ts";
import type { GooglePerson, GoogleProvider } from "./google-provider.ts";
import { confirmationsByAddress } from "./limits.ts";
import { placeOf } from "./sign-in-place.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";

export interface GoogleParts extends AccountParts {
  /** Where people reach the server. */
  readonly publicUrl: string;
  /** Undefined when no client id is configured. */
  readonly google: GoogleProvider | undefined;
  readonly onFault: (what: string, error: unknown) => void;
}

const path = "/api/auth-google/callback";

/** Where the provider sends the browser back to. */
export const googleRedirectUri = (publicUrl: string): string => `${publicUrl}${path}`;

const redirect = (location: string, cookie?: string): Response => {
  const headers = new Headers({ Location: location });
  if (cookie !== undefined) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 302, headers });
};

const wantsPage = (headers: Headers): boolean =>
  (headers.get("Accept") ?? "").includes("text/html");

/** Google sign-in: the browser is sent to the provider, comes back, and is sent to the login page. */
export const googleCalls = (parts: GoogleParts): BoundCall[] => {
  const { google, publicUrl, digest, limits, onFault } = parts;
  const cookie = createAttemptCookie(digest, publicUrl);
  const failWith = (code: GoogleError) => `${publicUrl}/login?error=${code}`;

  const begin = async ({ headers }: RequestInfo): Promise<Response> => {
    if (!google) {
      if (wantsPage(headers)) return redirect(failWith("google_auth_failed"));
      throw new ApiError("not_supported", "Google login is not set up on this server");
    }
    try {
      const { url, attempt } = await google.start();
      return redirect(url, await cookie.write(attempt));
    } catch (error) {
      onFault("Google can't be reached", error);
      return redirect(failWith("google_auth_failed"));
    }
  };

  const identify = async (
    returned: URL,
    { headers }: RequestInfo,
  ): Promise<GooglePerson | GoogleError> => {
    const attempt = await cookie.read(headers.get("Cookie"));
    const isFromHere = attempt?.state === returned.searchParams.get("state");
    if (returned.searchParams.has("error")) return "google_auth_failed";
    if (!google || !attempt || !isFromHere) return "invalid_code";
    try {
      return await google.finish(returned, attempt);
    } catch (error) {
      onFault("A Google sign-in was refused", error);
      return "invalid_code";
    }
  };

  const finish = async (query: Record<string, unknown>, info: RequestInfo): Promise<string> => {
    const returned = new URL(googleRedirectUri(publicUrl));
    for (const [name, value] of Object.entries(query))
      if (typeof value === "string") returned.searchParams.set(name, value);
    const person = await identify(returned, info);
    if (typeof person === "string") return failWith(person);
    const token = await signInWithGoogle(parts, person, placeOf(info));
    if (token === undefined) return failWith("no_email");
    return `${publicUrl}/login?session=${encodeURIComponent(token)}`;
  };

  return [
    publicQuery(outsideEndpoints.googleRedirect, async (_caller, info) => {
      await limits.demand(confirmationsByAddress, networkOf(info.address));
      return begin(info);
    }),
    publicCall(outsideEndpoints.googleCallback, async (query, info) => {
      await limits.demand(confirmationsByAddress, networkOf(info.address));
      return redirect(await finish(query, info), await cookie.clear());
    }),
  ];
};
