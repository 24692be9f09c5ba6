import type { DiagnosisDoor } from "../diagnosis/diagnosis-door.ts";
import type { LoadedScore, ScoreDoor } from "../live-score/score-door.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import type { LoadedPanel, PanelDoor } from "../panel/panel-door.ts";
import { askFromPage } from "../platform/content-runtime.ts";

/** What the worker puts into the script's own world, unseen by the page. */
export interface InjectedParts {
  createPanel(door: PanelDoor): Promise<LoadedPanel>;
  createLiveScore(door: ScoreDoor): LoadedScore;
  diagnosePage(door: DiagnosisDoor): Diagnosis;
}

const partsName = "whetstoneParts";
const startedName = "whetstoneStarted";

/** In the file that the worker injects: leaves the parts where `partsHere` finds them. */
export const leaveParts = (parts: InjectedParts): void => {
  Reflect.set(globalThis, partsName, parts);
};

/** The parts, injected when they are asked for the first time. Rejects where that failed. */
export const partsHere = async (): Promise<InjectedParts> => {
  if (!Reflect.has(globalThis, partsName)) await askFromPage({ type: "load-parts" });
  const parts: InjectedParts | undefined = Reflect.get(globalThis, partsName);
  if (!parts) throw new Error("The parts of the panel were not injected");
  return parts;
};

/** Whether no script of this extension started here before: two ways lead to an open page. */
export const isFirstHere = (extensionId: string): boolean => {
  if (Reflect.get(globalThis, startedName) === extensionId) return false;
  return Reflect.set(globalThis, startedName, extensionId);
};
