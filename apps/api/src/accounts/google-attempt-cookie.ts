import { generateSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import type { Digest } from "../digest.ts";
import type { GoogleAttempt } from "./google-provider.ts";

/**
 * Binds a Google sign-in to the browser that began it, for ten minutes: without it, a return
 * address made by somebody else could sign a person in to a stranger's account. The only cookie
 * there is; it opens nothing.
 */
export interface AttemptCookie {
  readonly write: (attempt: GoogleAttempt) => Promise<string>;
  readonly read: (header: string | null) => Promise<GoogleAttempt | undefined>;
  readonly clear: () => Promise<string>;
}

const baseName = "google-sign-in";
const maxAgeSeconds = 600;

/** Makes the cookie of a server whose address is `publicUrl`. */
export const createAttemptCookie = (digest: Digest, publicUrl: string): AttemptCookie => {
  const secret = digest("google-attempt-cookie", "");
  const isSecure = publicUrl.startsWith("https:");
  const name = isSecure ? `__Host-${baseName}` : baseName;
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
  return {
    write: ({ state, nonce, verifier }) =>
      generateSignedCookie(name, [state, nonce, verifier].join(":"), secret, {
        ...options,
        maxAge: maxAgeSeconds,
      }),
    read: async (header) => {
      const { [name]: value } = await parseSigned(header ?? "", secret, name);
      const [state, nonce, verifier] = typeof value === "string" ? value.split(":") : [];
      return state && nonce && verifier ? { state, nonce, verifier } : undefined;
    },
    clear: () => generateSignedCookie(name, "", secret, { ...options, maxAge: 0 }),
  };
};
