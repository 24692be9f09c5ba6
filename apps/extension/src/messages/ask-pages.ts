import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";
import { askTabInFront, askTabs } from "../platform/tabs.ts";
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

/** How the page in front stands; `null` when it is no chat page. */
export const diagnoseTabInFront = async (): Promise<Diagnosis | null> => {
  const diagnosis = diagnosisSchema.safeParse(await askTabInFront(diagnoseRequest));
  return diagnosis.success ? diagnosis.data : null;
};

/** The version of the rules by which composers are found; 0 when the worker can't say. */
export const readRulesVersion = async (): Promise<number> => {
  const request: ExtensionRequest = { type: "rules-version" };
  const version = z.number().safeParse(await askWorker(request).catch(() => undefined));
  return version.success ? version.data : 0;
};
