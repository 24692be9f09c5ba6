// Not named main.ts: the build would take it for the worker.
import diagnosisPath from "../diagnosis/diagnose-page.ts?script&module";
import type { Host } from "../hosts/define-host.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import { contentRuntime } from "../platform/content-runtime.ts";

/** What the page's script hands over to say how it stands. */
export interface DiagnosisDoor {
  readonly host: Host;
  readonly isCorrected: boolean;
  readonly isHidden: boolean;
  readonly findEditor: () => HTMLElement | null;
}

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
