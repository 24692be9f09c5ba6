import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";
import { askTabs } from "../platform/tabs.ts";
import { type Diagnosis, diagnoseRequest, diagnosisSchema } from "./diagnosis.ts";
import type { ExtensionRequest } from "./requests.ts";

/** How every open chat page stands. */
export const diagnoseTabs = async (): Promise<readonly Diagnosis[]> => {
  const answers = await askTabs(diagnoseRequest);
  return answers.flatMap((answer) => {
    const diagnosis = diagnosisSchema.safeParse(answer);
    return diagnosis.success ? [diagnosis.data] : [];
  });
};

/** The version of the rules by which composers are found; 0 when the worker can't say. */
export const readRulesVersion = async (): Promise<number> => {
  const request: ExtensionRequest = { type: "rules-version" };
  const version = z.number().safeParse(await askWorker(request).catch(() => undefined));
  return version.success ? version.data : 0;
};
