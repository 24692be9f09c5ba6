import * as openId from "openid-client";

/** What has to be remembered between the start of a Google sign-in and the return from it. */
export interface GoogleAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the provider says of a person. */
export interface GooglePerson {
  readonly subject: string;
  /** Undefined unless the provider has verified it. */
  readonly verifiedEmail: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

/** An OpenID provider people sign in with: Google, or another one. */
export interface GoogleProvider {
  readonly start: () => Promise<{ readonly url: string; readonly attempt: GoogleAttempt }>;
  /** Exchanges the code of the return address. Rejects when anything about it is not right. */
  readonly finish: (returned: URL, attempt: GoogleAttempt) => Promise<GooglePerson>;
}

export interface GoogleOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
}

const timeoutSeconds = 8;

const discover = ({ issuer, clientId, clientSecret }: GoogleOptions) => {
  const url = new URL(issuer);
  // Plain HTTP gets here for an issuer on this machine only: env.ts refuses others.
  const insecure = url.protocol === "http:" ? [openId.allowInsecureRequests] : [];
  // The line to the provider is trusted already; its signature is checked all the same.
  const execute = [...insecure, openId.enableNonRepudiationChecks];
  const options = { execute, timeout: timeoutSeconds };
  return openId.discovery(url, clientId, clientSecret, undefined, options);
};

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const personOf = (claims: openId.IDToken): GooglePerson => ({
  subject: claims.sub,
  verifiedEmail:
    claims.email_verified === true && text(claims.email) !== ""
      ? text(claims.email).toLowerCase()
      : undefined,
  firstName: text(claims.given_name) || text(claims.name),
  lastName: text(claims.family_name),
});

/** The authorization code flow with PKCE, state and nonce. The provider is asked for its addresses once. */
export const createGoogleProvider = (options: GoogleOptions): GoogleProvider => {
  let discovered: Promise<openId.Configuration> | undefined;
  const configuration = async (): Promise<openId.Configuration> => {
    discovered ??= discover(options);
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  };
  return {
    start: async () => {
      const attempt = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
      };
      const url = openId.buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: "openid email profile",
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, attempt };
    },
    finish: async (returned, { state, nonce, verifier }) => {
      const tokens = await openId.authorizationCodeGrant(await configuration(), returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no ID token");
      return personOf(claims);
    },
  };
};
