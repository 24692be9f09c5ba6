import { type ApiClient, isUnauthorized } from "@whetstone/api-client";
import { type OwnFile, ownFileName } from "../download/own-file.ts";
import { describeFailure } from "../session/describe-failure.ts";

export type HistoryOutcome =
  | { readonly kind: "file"; readonly file: OwnFile }
  | { readonly kind: "failed"; readonly message: string; readonly reason: string }
  | { readonly kind: "signed-out" };

/** The own history rows as a CSV file; part of Pro. */
export const downloadHistory = async (
  client: Pick<ApiClient, "historyCsv">,
  now: Date,
): Promise<HistoryOutcome> => {
  const result = await client.historyCsv(undefined);
  if (result.ok) {
    const name = ownFileName("history", "csv", now);
    return { kind: "file", file: { name, type: "text/csv", text: result.data } };
  }
  if (isUnauthorized(result.failure)) return { kind: "signed-out" };
  return {
    kind: "failed",
    message: "Failed to download your history. Please try again.",
    reason: describeFailure(result.failure),
  };
};
