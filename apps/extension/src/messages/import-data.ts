import { askWorker } from "../platform/messaging.ts";
import { type KeepAnswer, keepAnswerSchema } from "./kept.ts";
import type { ExtensionRequest } from "./requests.ts";
import type { ExportedData } from "./transfer.ts";

/** Takes in what is in an exported file: all of it, or nothing. */
export const importData = async (data: ExportedData): Promise<KeepAnswer> => {
  const request: ExtensionRequest = { type: "import-data", data };
  const answer = keepAnswerSchema.safeParse(await askWorker(request).catch(() => undefined));
  return answer.success ? answer.data : "refused";
};
