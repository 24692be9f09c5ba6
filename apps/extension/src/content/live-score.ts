import { type LoadedScore, loadScore, type ScoreDoor } from "./score-door.ts";
import { hearPauses } from "./typing-pauses.ts";

/** The live score of a page: loads nothing until it is needed, and nothing at all while off. */
export const followScore = (door: ScoreDoor, page: Document) => {
  let loaded: Promise<LoadedScore> | null = null;
  let pauses: AbortController | null = null;
  const load = () => {
    loaded ??= loadScore(door);
    return loaded;
  };
  const forget = () => {
    loaded = null;
  };
  const update = () => {
    if (!door.findEditor()) return;
    load().then((score) => score.update(), forget);
  };
  return {
    glance: () => {
      if (pauses) loaded?.then((score) => score.glance(), forget);
    },
    openMenu: () => void load().then((score) => score.openMenu(), forget),
    setOn: (isOn: boolean) => {
      if (isOn === (pauses !== null)) return;
      pauses?.abort();
      pauses = isOn ? new AbortController() : null;
      if (pauses) hearPauses(page, update, AbortSignal.any([pauses.signal, door.signal]));
      else loaded?.then((score) => score.clear(), forget);
    },
  };
};
