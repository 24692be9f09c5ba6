// Not named main.ts: the build would take it for the worker.
import diagnosisPath from "../diagnosis/diagnose-page.ts?script&module";
import type { DiagnosisDoor } from "../diagnosis/diagnosis-door.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import { contentRuntime } from "../platform/content-runtime.ts";

interface DiagnosisModule {
  diagnosePage(door: DiagnosisDoor): Diagnosis;
}

/** Loads what looks at the page, and looks. `null` when it can't be loaded. */
export const diagnose = async (door: DiagnosisDoor): Promise<Diagnosis | null> => {
  try {
    const address = contentRuntime().getURL(diagnosisPath);
    const module: DiagnosisModule = await import(/* @vite-ignore */ address);
    return module.diagnosePage(door);
  } catch {
    return null;
  }
};
