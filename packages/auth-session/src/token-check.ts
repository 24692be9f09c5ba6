import { type ApiClient, type ApiResult, authTimeoutMs, type User } from "@whetstone/api-client";

export interface TokenCheckParts {
  readonly client: Pick<ApiClient, "me">;
  /** Where the timeout warning goes (AUTH-8). */
  readonly warn: (message: string) => void;
  /** Takes the answer in; true when the token is somebody's. */
  readonly take: (token: string, whose: Whose) => Promise<boolean>;
}

export type Whose = ApiResult<{ readonly user: User }>;

/** Asks the server whose a token is. */
export const createTokenCheck = ({ client, warn, take }: TokenCheckParts) => {
  let underWay: { readonly token: string; readonly done: Promise<boolean> } | null = null;

  const askWhose = async (token: string): Promise<Whose> => {
    const result = await client.me(undefined, { token, timeoutMs: authTimeoutMs });
    const isTimeout = !result.ok && result.failure.kind === "timeout";
    if (isTimeout) warn("Auth check timed out");
    return result;
  };

  return {
    askWhose,
    /** One question at a time for one token, however many ask. */
    check: (token: string): Promise<boolean> => {
      if (underWay?.token === token) return underWay.done;
      const done = askWhose(token)
        .then((whose) => take(token, whose))
        .finally(() => {
          if (underWay?.done === done) underWay = null;
        });
      underWay = { token, done };
      return done;
    },
  };
};
