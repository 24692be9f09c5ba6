import type { ApiClient, ApiFailure } from "@whetstone/api-client";
import { type OwnFile, ownFileName } from "../download/own-file.ts";
import { type ActionOutcome, failedOutcome } from "./settings-actions.ts";

export type ExportOutcome =
  | { readonly kind: "file"; readonly file: OwnFile }
  /** The server has no such call: it is said that the export is still to come (APP-29). */
  | { readonly kind: "unsupported" }
  | Exclude<ActionOutcome, { kind: "done" }>;

export const exportUnsupported = "Data export feature coming soon!";

const unsupportedStatuses: readonly number[] = [404, 501];

const isUnsupported = (failure: ApiFailure): boolean =>
  (failure.kind === "refused" || failure.kind === "unintelligible") &&
  unsupportedStatuses.includes(failure.status);

/** Everything stored about the person, as a JSON file. */
export const exportData = async (
  client: Pick<ApiClient, "dataExport">,
  now: Date,
): Promise<ExportOutcome> => {
  const result = await client.dataExport(undefined);
  if (result.ok) {
    const text = `${JSON.stringify(result.data, null, 2)}\n`;
    return {
      kind: "file",
      file: { name: ownFileName("data", "json", now), type: "application/json", text },
    };
  }
  if (isUnsupported(result.failure)) return { kind: "unsupported" };
  return failedOutcome("Failed to export data. Please try again.", result.failure);
};
