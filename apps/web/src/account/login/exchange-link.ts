import { type ApiClient, authTimeoutMs, type User } from "@whetstone/api-client";
import type { FormFailure } from "../../forms/form-error.tsx";
import { describeFailure } from "../../session/describe-failure.ts";

/** What a magic link led to (AUTH-17). */
export type LinkOutcome =
  | { readonly kind: "signed-in"; readonly sessionToken: string; readonly user: User }
  | { readonly kind: "needs-password"; readonly sessionToken: string; readonly user: User }
  | { readonly kind: "failed"; readonly failure: FormFailure };

const linkFailed = "Magic link authentication failed";

/** Exchanges the token of a magic link; a failure says the server's text, or a general one (AUTH-17). */
export const exchangeLink = async (
  client: Pick<ApiClient, "magicLink">,
  token: string,
): Promise<LinkOutcome> => {
  const result = await client.magicLink({ token }, { timeoutMs: authTimeoutMs });
  if (result.ok) {
    const { sessionToken, user } = result.data;
    return { kind: user.hasPassword ? "signed-in" : "needs-password", sessionToken, user };
  }
  const said = describeFailure(result.failure);
  const failure =
    result.failure.kind === "refused" ? { message: said } : { message: linkFailed, reason: said };
  return { kind: "failed", failure };
};

/** True for a person who comes from the waitlist's promotion mail (AUTH-36). */
export const isWaitlistPromotion = ({
  hasPassword,
  accessLevel,
}: Pick<User, "hasPassword" | "accessLevel">): boolean =>
  !hasPassword && (accessLevel === "user" || accessLevel === "free");
