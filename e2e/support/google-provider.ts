import { OAuth2Server } from "oauth2-mock-server";

/** An OpenID provider on this machine that knows one person at a time. */
export const startGoogleProvider = async () => {
  const server = new OAuth2Server();
  let claims: Record<string, unknown> = {};
  await server.issuer.keys.generate("RS256");
  await server.start(0, "localhost");
  server.service.on("beforeTokenSigning", (token) => void Object.assign(token.payload, claims));
  return {
    issuer: server.issuer.url ?? "",
    /** Who signs in there from now on. */
    knows: (person: { readonly email: string; readonly verified: boolean }) => {
      claims = {
        sub: person.email,
        email: person.email,
        email_verified: person.verified,
        given_name: "Grace",
        family_name: "Hopper",
      };
    },
    stop: () => server.stop(),
  };
};
