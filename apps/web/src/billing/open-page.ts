import {
  type ApiClient,
  type ApiFailure,
  type ApiResult,
  isUnauthorized,
  proLookupKey,
  type User,
} from "@whetstone/api-client";
import { describeFailure } from "../session/describe-failure.ts";

/** Where a hosted page is, or why it can't be opened. */
export type OpenedPage =
  | { readonly kind: "page"; readonly url: string }
  | {
      readonly kind: "failed";
      readonly message: string;
      readonly reason: string;
      /** A 409: the plan is another one than this page believes. */
      readonly isStale: boolean;
    }
  /** The session is over. */
  | { readonly kind: "signed-out" };

const checkoutFailed = "Failed to start checkout. Please try again.";
const portalFailed = "Failed to open billing portal. Please try again.";

const failedPage = (message: string, failure: ApiFailure): OpenedPage =>
  isUnauthorized(failure)
    ? { kind: "signed-out" }
    : {
        kind: "failed",
        message,
        reason: describeFailure(failure),
        isStale: failure.kind === "refused" && failure.body.code === "conflict",
      };

const pageOf = (message: string, result: ApiResult<{ readonly url: string }>): OpenedPage => {
  if (!result.ok) return failedPage(message, result.failure);
  const { url } = result.data;
  const isPage = /^https?:$/.test(new URL(url).protocol);
  if (isPage) return { kind: "page", url };
  return failedPage(message, { kind: "unintelligible", status: 200 });
};

/** The hosted checkout for Pro (BILL-1). */
export const openCheckout = async (
  client: Pick<ApiClient, "createCheckout">,
  { id, email }: Pick<User, "id" | "email">,
): Promise<OpenedPage> =>
  pageOf(
    checkoutFailed,
    await client.createCheckout({ lookup_key: proLookupKey, userId: id, email }),
  );

/** The hosted billing portal (BILL-2). */
export const openPortal = async (
  client: Pick<ApiClient, "createPortal">,
  { email }: Pick<User, "email">,
): Promise<OpenedPage> => pageOf(portalFailed, await client.createPortal({ email }));
