import { type ApiClient, isUnauthorized, statsTimeoutMs, type User } from "@whetstone/api-client";
import { requestTimedOut } from "../figures/request-timed-out.ts";
import { describeFailure } from "../session/describe-failure.ts";

/** What loading the settings came to (APP-25): 'Settings Error', or the cards. */
export type LoadedSettings =
  | { readonly status: "failed"; readonly message: string; readonly reason?: string }
  | { readonly status: "signed-out" }
  | { readonly status: "ready"; readonly user: User };

/** Loads the person of the settings, for 15 s at most (APP-25). */
export const loadSettings = async (
  client: Pick<ApiClient, "dashboardStats">,
  signal?: AbortSignal,
): Promise<LoadedSettings> => {
  const result = await client.dashboardStats(undefined, {
    timeoutMs: statsTimeoutMs,
    ...(signal ? { signal } : {}),
  });
  if (result.ok) return { status: "ready", user: result.data.user };
  const { failure } = result;
  if (isUnauthorized(failure)) return { status: "signed-out" };
  if (failure.kind === "timeout") return { status: "failed", message: requestTimedOut };
  const said = describeFailure(failure);
  if (failure.kind === "refused") return { status: "failed", message: said };
  return { status: "failed", message: "Failed to load user data", reason: said };
};
