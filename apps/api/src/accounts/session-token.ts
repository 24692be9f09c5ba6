import { createHmac } from "node:crypto";
import { isSameText } from "../digest.ts";

/** Signs and checks the tokens clients hold. */
export interface SessionTokens {
  /** `token.signature`, as better-auth's bearer plugin signs it. */
  readonly sign: (token: string) => string;
  /** The token of an `Authorization` header whose signature is right, else undefined. */
  readonly verify: (authorization: string) => string | undefined;
}

const pattern = /^Bearer +(?<token>[A-Za-z0-9_-]{16,128})\.(?<signature>[A-Za-z0-9+/=%]{1,160})$/i;

const decode = (signature: string): string => {
  try {
    return decodeURIComponent(signature);
  } catch {
    return signature;
  }
};

/** A token taken from the database alone opens nothing: a client's token carries a signature too. */
export const createSessionTokens = (secret: string): SessionTokens => {
  const signatureOf = (token: string) =>
    createHmac("sha256", secret).update(token).digest("base64");
  return {
    sign: (token) => `${token}.${signatureOf(token)}`,
    verify: (authorization) => {
      const { token, signature } = pattern.exec(authorization)?.groups ?? {};
      if (token === undefined || signature === undefined) return undefined;
      return isSameText(decode(signature), signatureOf(token)) ? token : undefined;
    },
  };
};
